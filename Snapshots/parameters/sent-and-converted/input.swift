// @Stubbable
class SentValues {
  func total(of values: sending some Sequence<Int>) -> Int { values.reduce(0, +) }
  func count<S: Sequence>(of values: consuming sending S) async -> Int { values.underestimatedCount }
  func first(of values: sending (some Sequence<Int>)?) -> Int? {
    let first = values?.first { _ in true }
    Task { _ = first.map(String.init) }
    return first
  }
  func same<S: Sequence>(_ values: sending S) -> sending S { values }
  func kept<S: Sequence>(_ values: sending S) -> sending S? {
    if values.underestimatedCount > 0 { values } else { nil }
  }
  func never<S: Sequence>(_ values: sending S) -> sending S { fatalError() }
  func copy<S: Sequence & Sendable>(of values: sending S) -> Int { values.underestimatedCount }
  func object<Object: AnyObject>(_ object: sending Object) -> Int { 1 }
}

// @Stubbable
actor SentValuesStore {
  var sum = 0
  func add(_ values: sending some Sequence<Int>) { sum += values.reduce(0, +) }
}

// @Stubbable(calls: true)
final class SentValuesLog: Sendable {
  func pass(_ values: sending some Sequence<Int>, times: Int) -> Int { SentValuesLog.take(values) }
  func copy(_ values: sending some Sequence<Int> & Sendable) -> Int { SentValuesLog.take(values) }
  static func take<Value>(_ value: sending Value) -> Int { 1 }
}
