protocol Store: Sendable {
  func save(_ number: Int) -> Int
  func load(_ number: Int) async throws -> Int
}

protocol PlainStore {
  func save(_ number: Int) -> Int
}

protocol CountingStore: Actor {
  func save(_ number: Int) -> Int
}

@MainActor protocol ShownStore {
  func save(_ number: Int) -> Int
}
