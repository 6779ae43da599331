var shelf = Shelf()
var board = Board()
print(shelf.name(), shelf.size(), board.length(), board.nails().count)
print(Ticketed() == Ticketed(), Set([Ticketed()]).count)
#if STUBS
shelf._name = { "stub" }
shelf._size = { 9 }
board._nails = { [] }
print(shelf.name(), shelf.size(), board.nails().count)
#endif
