// @Stubbable
struct Vertex {
  var position: Int64
  var color: Int32
  var inner = VertexInner()
  init(position: Int64, color: Int32) {
    self.position = position
    self.color = color
  }
  func sum() -> Int { Int(position) + Int(color) }
}
// @Stubbable
struct VertexInner {
  var u: Int16 = 1
  var v: Int16 = 2
  init() {}
}
func offsets() -> [Int?] {
  [MemoryLayout<Vertex>.offset(of: \.color), MemoryLayout<Vertex>.offset(of: \Vertex.inner.v), place(of: \Corner.y)]
}
func place<Root, Value>(of path: KeyPath<Root, Value>) -> Int? { MemoryLayout<Root>.offset(of: path) }
// @Stubbable
struct Corner {
  var x: Int8 = 1
  var y: Int32 = 2
  init() {}
}

// @Stubbable
struct Uniforms {
  var scale: Int32 = 3
  static func size() -> Int { MemoryLayout<Self>.size }
}
protocol Packed {}
extension Packed {
  static var packedStride: Int { MemoryLayout<Self>.stride }
}
// @Stubbable
struct Sample: Packed {
  var level: Int16 = 4
}
typealias Packable = Packed & Sendable
// @Stubbable
struct Reading: Packable {
  var level: Int16 = 5
}

// @Stubbable
struct Dot {
  var x: UInt8 = 6
}
// @Stubbable
struct Dash {
  var length: UInt8 = 7
}
func bytes(of dots: [Dot]) -> [UInt8] {
  let dashes = [Dash(), Dash()]
  return dots.withUnsafeBytes { Array($0) } + dashes.withUnsafeBytes { Array($0) }
}
