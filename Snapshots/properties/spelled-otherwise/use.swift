var corner = Corner()
corner.flip()
print(corner.x, corner.y)
var watched1 = Watched1()
watched1.first = 4
print(watched1.first, watched1.second)
print(Emptied().maybe == nil)
#if STUBS
watched1._getSecond = { 9 }
print(watched1.second)
#endif
