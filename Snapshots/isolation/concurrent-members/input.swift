// @Stubbable
@MainActor class ConcurrentScreen {
  var count = 1
  @concurrent func far(_ number: Int) async -> Int { number }
  @concurrent static func farthest() async throws -> Int { 2 }
  func near() async -> Int { await far(count) }
}

extension ConcurrentScreen {
  @concurrent func added() async -> Int { 3 }
}

// @Stubbable
@MainActor struct ConcurrentRow {
  var count = 1
  @concurrent func far() async -> Int { 4 }
}

@MainActor protocol ConcurrentShowing { var count: Int { get } }

// @Stubbable
class ConcurrentView: ConcurrentShowing {
  var count = 1
  @concurrent func far<T: Sendable>(_ value: T) async -> T { value }
}

@globalActor actor ConcurrentStage { static let shared = ConcurrentStage() }

// @Stubbable
@ConcurrentStage final class ConcurrentCast<Role: Sendable> {
  var roles: [Role] = []
  @concurrent func chosen(_ role: Role) async -> Role? { role }
}

// @Stubbable
actor ConcurrentStore {
  var count = 5
  @concurrent func far() async -> Int { await count }
}
