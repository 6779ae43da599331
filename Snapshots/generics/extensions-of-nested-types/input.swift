enum NestedPalette { enum Mixing {} }

extension NestedPalette.Mixing {
  @Stubbable
  struct Blend<Color> {
    var parts: [Color]
  }
  @Stubbable
  final class Bowl<Color> {
    var fill: Color
    init(fill: Color) { self.fill = fill }
  }
  @Stubbable
  struct Layers<each Layer> {
    init() {}
  }
  @Stubbable
  struct Grid<let width: Int> {
    init() {}
  }
}

extension NestedPalette.Mixing.Blend {
  static func empty() -> Self { Self(parts: []) }
  static var none: Self { Self(parts: []) }
  static func count(of blend: NestedPalette.Mixing.Blend<Color>) -> Int { blend.parts.count }
  func doubled() -> Self { Self(parts: parts + parts) }
  @Stubbable
  struct Drop<Size> {
    var color: Color
    var size: Size
  }
}

extension NestedPalette.Mixing.Blend where Color == Int {
  nonisolated(unsafe) static let numbers = Self(parts: [1, 2])
}

extension NestedPalette.Mixing.Blend.Drop {
  static func join(_ drops: [NestedPalette.Mixing.Blend<Color>.Drop<Size>]) -> Int { drops.count }
  static var limit: Int { 3 }
  func grown() -> Self { self }
}

extension NestedPalette.Mixing.Bowl {
  static func make(_ color: Color) -> NestedPalette.Mixing.Bowl<Color> { NestedPalette.Mixing.Bowl(fill: color) }
  static var size: Int { 5 }
  func same() -> Self { self }
}

extension NestedPalette.Mixing.Layers {
  static func make() -> NestedPalette.Mixing.Layers<repeat each Layer> { .init() }
  static var depth: Int { 2 }
}

extension NestedPalette.Mixing.Grid {
  static func area() -> Int { width * 2 }
  static var side: Self { Self() }
}

extension Array {
  @Stubbable
  struct Window {
    var size: Int
    init(size: Int) { self.size = size }
  }
}

extension Array.Window {
  static var two: Self { Self(size: 2) }
  static func fits(_ elements: [Element]) -> Bool { elements.count < 3 }
  func widened() -> Self { Self(size: size + 1) }
}
