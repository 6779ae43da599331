#if STUBBLE_NEVER
@Stubbable
class Canvas {
  var width = 1
  init() {}
}
@Stubbable
struct Brush<Ink> {
  var ink: Ink
}
@MainActor @Stubbable
final class Easel {
  init() {}
}
#else
@Stubbable
class Canvas {
  var width = 2
  var height = 3
  static func named(_ name: String) -> String { name }
  init() {}
}
@Stubbable
struct Brush<Ink> {
  let ink: Ink
  var size = 4
}
@MainActor @Stubbable
final class Easel {
  let legs = 3
  init() {}
}
#endif

protocol Paintable {
  func paint(_ color: String) -> String
}

extension Canvas: Paintable {
  func paint(_ color: String) -> String { "\(color) \(width)" }
  func cleared() -> Self { self }
  var area: Int {
    get { width * 2 }
    set { width = newValue / 2 }
  }
  static func blank() -> Canvas { Canvas() }
  static func named(_ name: String, size: Int) -> String { "\(name) \(size)" }
}

extension Brush {
  func dip() -> Ink { ink }
  func doubled() -> Self { self }
}

extension Easel {
  func fold() async throws -> Int { 1 }
  nonisolated func label() -> String { "easel" }
}
