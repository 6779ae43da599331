let board = Shelf<Bool>.Board(key: true)
print(board.label, board.item().number, board.first(), board.handled { $0 + 1 }, board.nested { $0 + "!" })
var part = Shelf<Bool>.Board.Part(key: false)
print(part.item.number, part.limit, part.key, part.handled { $0 * 2 })
let lid = Rack.Box.Lid()
print(lid.item.number, lid.items.count)
#if STUBS
part._handled = { $0(10) }
print(part.handled { $0 * 2 })
lid._getItems = { [ShelfItem(number: 5)] }
print(lid.items[0].number)
let filler = Rack.Box.FillerSpy()
filler.fillReturnValue = ShelfItem(number: 6)
print(filler.fill(ShelfItem()).number)
#endif
