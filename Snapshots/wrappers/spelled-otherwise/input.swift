@propertyWrapper struct Kept1<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
typealias KeptDouble = Kept1<Double>
// @Stubbable
struct Scales {
  @KeptDouble var weight = 1
  @Kept1<Double> var height = 2
  @Kept1<Int?> var count = 3
  func sum() -> Double { weight + height }
}
// @Stubbable
struct Row1 { @Kept1 var number: Int = 1 }
typealias Line1 = Row1
enum Tables1 {
  struct Mark {}
  // @Stubbable
  struct Cell<Value> {
    @Kept1 var number: Int = 1
    var value: Value
  }
}
// @Stubbable
class Named2 {
  @Kept1 var name = "n"
  var labels: [String] { Mirror.init(reflecting: self).children.map { $0.label ?? "-" } }
}
func numbers1() -> [Int] {
  [Line1(number: 5).number, Tables1.Cell<Tables1.Mark>(number: 6, value: Tables1.Mark()).number]
}
