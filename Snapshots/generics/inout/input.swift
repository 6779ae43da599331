// A closure knows an 'inout' value of a generic type as 'Any'; what it leaves there is cast back.
class Exchange {
  @StubbableFunction
  func swap<T>(_ a: inout T, with b: T) { a = b }

  @StubbableFunction
  func next<Source: IteratorProtocol>(_ source: inout Source) -> Source.Element? where Source.Element == Int {
    source.next()
  }

  @StubbableFunction
  func append<Item: Equatable>(_ item: Item, to items: inout [Item], counting count: inout Int) throws -> Bool {
    if items.contains(item) { return false }
    items.append(item)
    count += 1
    return true
  }

  @StubbableFunction
  func write<Target: TextOutputStream>(_ text: String, to target: inout Target) async throws -> Int {
    target.write(text)
    return text.count
  }

  @StubbableFunction(calls: true)
  func double<Number: Numeric>(_ number: inout Number) -> Number { number }

  @StubbableFunction
  func call<Value>(_ change: inout (Value) -> Value, with value: Value) -> Value { change(value) }
}
