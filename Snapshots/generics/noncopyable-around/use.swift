var door = Holding.Place<Key>.Door(place: .init())
door.put(Key())
print(door.look(at: Key()), Holding.Place<Int>.Door(place: .init()).echo(3))
print(Holding.Place<Int>().copies(of: 4).values)
let drawer = Cabinet<Int, String>.Drawer()
print(drawer.count([1], "a"))
print(Slot(value: 1).count(), Ledge(value: Key()).count(), Slot(value: 2).look(3))
#if STUBS
door._look = { $0.number * 5 }
door._put = { _ in print("put") }
door.put(Key())
drawer._count = { _, text in text.count * 7 }
print(door.look(at: Key()), drawer.count([1], "ab"))
#endif
