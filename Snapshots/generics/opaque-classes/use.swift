let painter = Painter()
var cube = Cube()
print(painter.paint(cube), painter.paintAll([cube, cube]), painter.paintMaybe(cube), painter.label(cube))
print(painter.open(Pocket(item: 5)), painter.kind(Cube.self), painter.change(&cube))

#if STUBS
painter._paint = { $0.area() + 100 }
painter._paintAll = { $0.count }
painter._paintMaybe = { _ in 7 }
painter._label = { _ in "label" }
painter._open = { $0.item + 1 }
painter._kind = { _ in "kind" }
print(painter.paint(cube), painter.paintAll([cube, cube]), painter.paintMaybe(cube), painter.label(cube))
print(painter.open(Pocket(item: 5)), painter.kind(Cube.self))
let spy = PaintingSpy()
spy.paintReturnValue = 12
print(spy.paint(cube), spy.paintCallsCount)
#endif
