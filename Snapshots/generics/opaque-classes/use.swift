let painter = Painter()
var cube = Cube()
print(painter.paint(cube), painter.paintAll([cube, cube]), painter.paintMaybe(cube), painter.label(cube))
print(painter.open(Pocket(item: 5)), painter.kind(Cube.self), painter.change(&cube))

func usePainter() {
  print(painter.unpack(Holder(item: cube)), painter.weigh(.success([cube])), painter.count([cube]), painter.pair((cube, 2)))
}
usePainter()
#if STUBS
painter._paint = { $0.area() + 100 }
painter._paintAll = { $0.count }
painter._paintMaybe = { _ in 7 }
painter._label = { _ in "label" }
painter._open = { $0.item + 1 }
painter._kind = { _ in "kind" }
print(painter.paint(cube), painter.paintAll([cube, cube]), painter.paintMaybe(cube), painter.label(cube))
print(painter.open(Pocket(item: 5)), painter.kind(Cube.self))
painter._unpack = { ($0 as? Holder<Cube>)?.item === cube ? 20 : 0 }
painter._weigh = { $0 is Result<[Cube], any Error> ? 21 : 0 }
painter._count = { ($0 as? [Cube])?.count == 1 ? 22 : 0 }
painter._pair = { $0.1 + 21 }
usePainter()
let spy = PaintingSpy()
spy.paintReturnValue = 12
print(spy.paint(cube), spy.paintCallsCount)
#endif
