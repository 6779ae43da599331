@MainActor func useAlternatives() async throws {
  let canvas = Canvas()
  canvas.area = 10
  print(canvas.paint("red"), canvas.area, canvas.cleared() === canvas, Canvas.blank().width)
  print((canvas as any Paintable).paint("blue"), Canvas.named("a"), Canvas.named("a", size: 1))
  print(Brush(ink: "black").dip(), Brush(ink: 1).dip(), Brush(ink: 2).doubled().ink)
  print(try await Easel().fold(), Easel().label())
}
try await useAlternatives()
#if STUBS
@MainActor func stubAlternatives() {
  let other = Canvas()
  Canvas._paint = { "stub \($0)" }
  Canvas._getArea = { 7 }
  Canvas._cleared = { other }
  Canvas._blank = { other }
  Brush<String>._dip = { "stub" }
  Brush<Int>._doubled = { Brush(ink: 9) }
  Easel._fold = { 5 }
  Easel._label = { "stub" }
}
await stubAlternatives()
try await useAlternatives()
#endif
