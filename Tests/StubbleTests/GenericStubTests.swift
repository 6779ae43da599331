import Stubble
import Testing

private class Mock {
  lazy var addTextAction = stubGeneric(of: add).with(first: String.self).stub
  lazy var addNumberAction = stubGeneric(of: add).with(first: Int.self).stub
  func add<User>(user: User) -> Bool {
    return callGeneric(user, potentials: [addTextAction, addNumberAction])
  }

  lazy var pairAction = stubGeneric(of: pair).with(first: Int.self).with(second: String.self).stub
  func pair<T, U>(_ first: T, _ second: U) { return callGeneric((first, second), potentials: [pairAction]) }

  lazy var fiveAction = stubGeneric(of: five)
    .with(first: Int.self).with(second: String.self).with(third: Bool.self)
    .with(forth: Double.self).with(fifth: Int?.self).with(return: String.self).stub
  func five<A, B, C, D, E, R>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) throws -> R {
    return try callThrowsGeneric((a, b, c, d, e), potentials: [fiveAction])
  }

  lazy var findAction = stubGeneric(of: find).with(return: String.self).stub
  func find<User>(id: Int) throws -> User { return try callThrowsGeneric(id, potentials: [findAction]) }

  lazy var strictAction = stubGeneric(of: strict).with(first: String.self).strictStub
  func strict<T>(_ value: T) -> Bool { return callGeneric(value, potentials: [strictAction]) }
}

private class GenericMock<T> {
  lazy var addAction = stubGeneric(of: add).with(first: T.self).stub
  func add<User>(user: User) -> Bool { return callGeneric(user, potentials: [addAction]) }
}

struct GenericStubTests {
  private let mock = Mock()

  @Test func callsGoToTheirSpecialization() throws {
    let texts = spyCalls(of: &mock.addTextAction)
    setupStub(of: &mock.addNumberAction, return: true)
    #expect(!mock.add(user: "123"))
    #expect(mock.add(user: 0))
    #expect(texts == ["123"])
    let pairs = spyCalls(of: &mock.pairAction)
    mock.pair(1, "a")
    #expect(pairs.count == 1)
    #expect(try mock.five(1, "", true, 1.0, Int?.none) == "")
    #expect(try mock.find(id: 1) == "")
    setupStub(of: &mock.strictAction, return: true)
    #expect(mock.strict("a"))
    #expect(!GenericMock<String>().add(user: "a"))
    #expect(!GenericMock<Int>().add(user: 1))
  }

  @Test func unknownSpecializationTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Mock().add(user: 1.5)
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("add(user:) has no stub for (Double) -> Bool"))
  }

  @Test func strictSpecializationTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Mock().strict("a")
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("strictAction was called before a body was registered"))
  }
}
