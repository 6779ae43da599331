var bell = Bell(action: 1, others: [2]), gong = Gong()
gong.others = [3, 4]
gong.first = 5
print(bell.action, bell.count(), gong.first, gong[1], gong.last())
#if STUBS
bell._count = { 10 }
gong._last = { 20 }
print(bell.count(), gong.last())
#endif
