// @Stubbable
final class PackedValues<each Value> {
  typealias Values = (repeat each Value)
  var values: (repeat each Value)
  var named: (count: Int, values: Values)
  let first: (repeat each Value)
  private(set) var latest: Values { didSet { changes += 1 } }
  var changes = 0
  var list: [(repeat each Value)] = []
  init(_ value: repeat each Value) {
    values = (repeat each value)
    first = (repeat each value)
    latest = (repeat each value)
    named = (1, (repeat each value))
  }
  func all() -> (repeat each Value) { values }
  func replace(_ new: (repeat each Value)) { latest = (repeat each new) }
  func take(_ new: Values, at index: Int) -> Int { list.append(new); return list.count + index }
  func apply(_ body: ((repeat each Value)) -> Int) -> Int { body((repeat each values)) }
  func make(_ body: () -> (repeat each Value)) -> Int { list.append(body()); return list.count }
  func count(_ lists: [(repeat each Value)]) -> Int { lists.count }
  subscript(values: Values) -> Int { 3 }
  subscript(index: Int) -> (repeat each Value) { list[index] }
}

// @Stubbable
struct PackedPair<each Value> {
  var values: (repeat each Value)
  func size() -> Int { MemoryLayout<(repeat each Value)>.size }
}

// @Stubbable
struct PackedChecks<each Value> {
  let checks: (repeat (each Value) -> Bool)
  var name = "checks"
  func label() -> String { name + "!" }
}
