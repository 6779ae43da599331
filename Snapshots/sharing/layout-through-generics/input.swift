func read<Value>(_ type: Value.Type, from bytes: [UInt8]) -> Value {
  bytes.withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
}
@Stubbable
struct Preamble {
  var kind: UInt16
  var length: UInt16
  func total() -> Int { Int(kind) + Int(length) }
}
func preamble(from bytes: [UInt8]) -> Preamble { read(Preamble.self, from: bytes) }
protocol Overlaid {
  associatedtype Layout: Overlay
  var start: UnsafeRawPointer { get }
  func first() -> Layout
}
protocol Overlay {}
extension Overlaid {
  var layout: Layout { start.load(as: Layout.self) }
}
@Stubbable
struct LaidCorner: Overlay {
  var x: Int16
  var y: Int16
  func sum() -> Int { Int(x) + Int(y) }
}
struct LaidCorners: Overlaid {
  var start: UnsafeRawPointer
  func first() -> LaidCorner { layout }
}
@Stubbable
struct LaidEntry {
  var key: UInt8
  var value: UInt8
  func text() -> String { "\(key)=\(value)" }
}
func entry(at place: UnsafeRawPointer) -> LaidEntry {
  place.assumingMemoryBound(to: UnsafePointer<LaidEntry>.self).pointee.pointee
}
@Stubbable
struct LaidRun {
  var count: UInt32 = 2
  func next() -> Int { 1 }
  mutating func bytes() -> [UInt8] {
    withUnsafePointer(to: &self) { place in
      Array(UnsafeRawBufferPointer(start: UnsafeRawPointer(place), count: MemoryLayout<UInt32>.size))
    }
  }
}
@Stubbable
struct LaidPlain {
  var number = 3
  mutating func doubled() -> Int { withUnsafePointer(to: &self) { $0.pointee.number * 2 } }
}
