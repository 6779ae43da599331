// @Stubbable
struct Parcel<Item> {
  var item: Item
  func plain() -> Item { item }
}
typealias NumberedParcel = Parcel<Int>
extension NumberedParcel {
  // @StubbableFunction
  func count(_ others: Set<Item>) -> Int { others.count }
  // @StubbableFunction
  func same(_ other: Item) -> Item { other }
}
extension Parcel<Int> {
  struct Label {
    // @StubbableProperty
    var number = 1
  }
  typealias Number = Int
  // @StubbableFunction
  func table(_ others: Set<Item>) -> [Item: Int] { [item: others.count] }
  // @StubbableFunction
  func label(_ number: Number) -> Label { Label(number: number) }
  // @StubbableFunction
  static func made(_ item: Item) -> Parcel<Int> { Parcel(item: item) }
  // @StubbableProperty
  var all: Set<Item> { [item] }
}
// @Stubbable
class Pairing<Key, Value> { var number = 1 }
extension Pairing<Int, [String]> {
  // @StubbableFunction
  func value(of key: Key) -> Value { ["\(key)"] }
  // @StubbableFunction
  func each(_ body: (Key) -> Value) -> Value { body(number) }
}

typealias Uncopied = ~Copyable
struct Ring: ~Copyable { var size = 1 }
// @Stubbable
struct Jeweller {
  func look<Value: Uncopied>(at value: borrowing Value) -> Int { 1 }
  func weigh<Value>(_ value: borrowing Value) -> Int where Value: Uncopied { 2 }
  func polish(_ value: borrowing some Uncopied) -> Int { 3 }
}
// @Stubbable
struct Gem: ~(Copyable) {
  var size = 4
  func weight() -> Int { size }
}

typealias Perhaps<Value> = Value?
enum Choice { typealias Option<Value> = Value? }
// @Stubbable
struct Chooser {
  func all<Value>(_ values: [Perhaps<Value>], _ named: [String: Perhaps<Value>]) -> Int { values.count + named.count }
  func one<Value>(_ value: Choice.Option<Value>) -> Bool { value == nil }
  func map<Value>(_ values: [Value], _ body: ([Perhaps<Value>]) -> [Perhaps<Value>]) -> Int { body(values).count }
}
