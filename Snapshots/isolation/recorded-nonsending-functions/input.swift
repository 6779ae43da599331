// @Stubbable(calls: true)
final class RecordedQueue: Sendable {
  func run(_ times: Int, _ body: nonisolated(nonsending) @escaping @Sendable () async -> Int) -> Int { times }
  static func start(_ times: Int, _ body: nonisolated(nonsending) @escaping @Sendable () async throws -> Int) -> Int {
    times
  }
}

// @Stubbable(calls: true)
struct RecordedStep: Sendable, Hashable {
  var number = 1
  func run(_ times: Int, _ body: nonisolated(nonsending) @escaping @Sendable () async -> Int) -> Int { number * times }
}
