// @Stubbable(calls: true)
final class SharedService: Sendable {
  func add(_ number: Int) -> Int { number }
  func load(_ number: Int) async throws -> Int { number }
  static func now(_ number: Int) -> Int { number }
}

// @Stubbable(calls: true)
class PlainService {
  var limit = 1
  func add(_ number: Int) -> Int { number + limit }
  class func name(_ number: Int) -> Int { number }
}

// @Stubbable(calls: true)
actor Counter {
  func add(_ number: Int) -> Int { number }
  nonisolated func name(_ number: Int) -> Int { number }
}

// @Stubbable(calls: true)
@MainActor final class Screen {
  func show(_ number: Int) -> Int { number }
  nonisolated func measure(_ number: Int) -> Int { number }
  static func scale(_ number: Int) -> Int { number }
}

// @Stubbable(calls: true)
struct Box {
  var total = 0
  mutating func add(_ number: Int) { total += number }
  static func make(_ number: Int) -> Int { number }
}

// @Stubbable(calls: true)
struct Pool<Value> {
  static func size(_ number: Int) -> Int { number }
}

// @StubbableFunction(calls: true)
func globalAnswer(_ number: Int) -> Int { number }
