#if os(Linux)
@MainActor
#endif
@Stubbable
struct SomeBadge: Equatable {
  var count = 1
  let title: String
  nonisolated func label() -> String { "badge" }
  func doubled() -> Int { count * 2 }
}

#if !os(Linux)
@MainActor
#endif
@Stubbable
class SomePanel {
  var text = "panel"
  nonisolated let number = 3
  nonisolated func kind() -> String { "plain" }
}

@Stubbable
final class SomeDrawer: SomePanel {
  func open() -> Int { 2 }
  nonisolated func name() -> String { "drawer" }
}

#if os(Linux)
@MainActor
#endif
protocol SomeDrawing {
  func draw() -> String
}

@Stubbable
final class SomeCanvas: SomeDrawing {
  func draw() -> String { "canvas" }
  nonisolated func size() -> Int { 4 }
}
