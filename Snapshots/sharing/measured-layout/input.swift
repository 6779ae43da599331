// Closures in the values would change what is measured, so that the types have them.
@Stubbable
struct Pixel: Equatable, Codable {
  var red: UInt8 = 1
  var wide: UInt32
  let green: UInt8
  // Observers stay with the storage.
  var blue: UInt8 = 0 { didSet { print("blue", oldValue) } }
  func sum() -> Int { Int(red) + Int(wide) + Int(green) + Int(blue) }
  mutating func darken(by step: UInt8) { red -= step; blue /= 2 }
  static func white() -> Pixel { Pixel(wide: 255, green: 255) }
  var isDark: Bool { sum() < 9 }
  subscript(index: Int) -> UInt8 {
    get { index == 0 ? red : blue }
    set { if index == 0 { red = newValue } else { blue = newValue } }
  }
}
func sizes() -> [Int] { [MemoryLayout<Pixel>.size, MemoryLayout<Pixel>.stride, MemoryLayout<Pair<Int8, Int>>.size] }

@Stubbable(calls: true)
struct Pair<First, Second> {
  var first: First
  var second: Second
  func swapped(_ scale: Int, by other: Int = 1) -> (Second, First) { (second, first) }
  func both<T>(_ make: (First) -> T) -> [T] { [make(first)] }
}

@_alignment(8)
struct Aligned {
  @StubbableFunction func red() -> Int { 1 }
}
// Their values are measured, in which their types are not named.
@Stubbable
struct Header {
  var magic: UInt32 = 1
  func bytes() -> [UInt8] { withUnsafeBytes(of: self) { Array($0) } }
}
@Stubbable
struct Footer {
  var end: UInt16 = 2
  func size() -> Int { 3 }
}
@Stubbable
struct Packet {
  var tail: Footer = Footer()
  var check: UInt8 = 4
  func sum() -> Int { Int(check) }
}
// It is measured with what stores it.
@Stubbable
struct Part {
  var count: Int = 5
}
struct Whole { var part = Part() }
@Stubbable
struct Message {
  var code: UInt8 = 6
}
enum Event { case sent(Message), ended }
func eventSize() -> Int { MemoryLayout<Event>.size }
func wholeSize() -> Int { MemoryLayout<Whole>.size }
func bytesOfLocal() -> [UInt8] {
  var packet = Packet()
  return withUnsafeMutableBytes(of: &packet.tail) { Array($0) }
}
func sizeOfParameter(_ packet: Packet) -> Int { MemoryLayout.size(ofValue: packet) }
