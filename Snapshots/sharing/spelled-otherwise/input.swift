// @Stubbable
struct Measured1 {
  var number = 1
  func run() -> Int { number }
}
// @Stubbable
struct Measured2 {
  var number = 2
  func run() -> Int { number }
}
typealias Measured3 = Measured2
func sizes1() -> [Int] { [Swift.MemoryLayout<Measured1>.size, MemoryLayout<Measured3>.size] }
