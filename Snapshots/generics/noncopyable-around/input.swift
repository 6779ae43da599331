enum Holding {
  final class Place<Value: ~Copyable> {
    var count = 0
  }
}

extension Holding.Place where Value: ~Copyable {
  // @Stubbable
  struct Door { let place: Holding.Place<Value> }
}

extension Holding.Place.Door where Value: ~Copyable {
  func put(_ value: consuming sending Value) { place.count += 1 }
  func look(at value: borrowing Value) -> Int { place.count }
}

extension Holding.Place {
  struct Copies { var values: [Value] = [] }
  // @StubbableFunction
  func copies(of value: Value) -> Copies { Copies(values: [value]) }
}

extension Holding.Place.Door {
  func echo(_ value: Value) -> Value { value }
}

struct Key: ~Copyable { var number = 1 }

struct Cabinet<Value, Element> {
  // @Stubbable
  final class Drawer { var number = 1 }
}

extension Cabinet.Drawer where Value: Hashable {
  func count(_ values: Set<Value>, _ other: Element) -> Int { values.count }
}

typealias Linear = ~Copyable
// @Stubbable
struct Slot<Value: Linear>: ~Copyable {
  var value: Value
  func count() -> Int { 1 }
}
// @Stubbable
struct Ledge<`Value`>: ~Copyable where `Value`: Linear {
  var value: Value
  func count() -> Int { 2 }
}
extension Slot where Value: Linear {
  // @StubbableFunction
  func look(_ other: borrowing Value) -> Int { 3 }
}
