final class Guarded<Value> {
  private var value: Value
  init(_ value: Value) { self.value = value }
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
}
struct Latest<Value: Hashable, Failure> {
  var count = 0
  var value: Value
  var failure: Failure
}
struct Remembered<Value> {
  let value: () -> Value
  init(_ value: @autoclosure @escaping () -> Value) { self.value = value }
}

// @Stubbable
final class Downloads {
  struct State {
    var count = 2
  }
  private let state = Guarded(State())
  let names = Guarded([String: Int]())
  var latest = Latest(count: 2, value: 1, failure: "none")
  lazy var remembered = Remembered(3)
  nonisolated(unsafe) static let limit = Guarded(1.5)
  var unclear = Guarded(nil as Int?)

  func add() -> Int {
    state.with {
      $0.count += 1
      return $0.count
    }
  }
}
