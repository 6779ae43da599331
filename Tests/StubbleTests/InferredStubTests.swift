import Foundation
import Stubble
import Testing

struct InferredStubTests {
  let mock = DatabaseMock()

  @Test func placeholdersReturnDefaults() async throws {
    #expect(mock.addUser(name: "a") == 0)
    #expect(try mock.addAccount(givenName: "a", lastName: "b") == 0)
    mock.reset()
    #expect(mock.account() == Account(id: -1))
    mock.addEntry(Entry())
    mock.takeTuple((1, ""))
    mock.complete { _ in }
    mock.completeTwice({ _ in }, { _ in "" })
    mock.enumerate { _ in Issue.record("called") }
    mock.log("a")
    #expect(try mock.logThrowing("a") == 0)
    #expect(!mock.find("a") && !mock.find(1))
    #expect(!mock.visit("a") && !mock.visit("a", at: .defaultValue))
    #expect(await mock.load("a") == 0)
    try await mock.save("a", id: 1)
    #expect(mock.many(a: 1, b: 2, c: "", d: "", e: 0, f: true, g: 1, h: 2) == nil)
    #expect(try !mock.nice("a", id: 1))
  }

  @Test func autoclosuresBesideOtherParametersArePassedOn() throws {
    let mock = DatabaseMock()
    let texts = spyCalls(of: &mock.logAtAction) { level, text in "\(level) \(text())" }
    mock.logAt(1, "a")
    #expect(texts == ["1 a"])
    let levels = setupStubSequence(of: &mock.logLabelledAction).when { $0.1 == 2 }.throwsOnce(Failure(id: 2))
    #expect(try mock.logLabelled("a", level: 1, file: "") == 3)
    #expect(throws: Failure(id: 2)) { try mock.logLabelled("a", level: 2, file: "") }
    #expect(levels.expect(.once).verify())
    setupStub(of: &mock.keepAction, return: true)
    #expect(mock.keep("a", level: 1))
  }

  @Test func placeholdersReturnAndThrowWhatTheyAreGiven() async {
    #expect(mock.isOpen("a"))
    #expect(mock.tuple() == (0, ""))
    #expect(mock.function()(3) == "3")
    #expect(throws: DatabaseError()) { try mock.fail("a") }
    #expect(throws: DatabaseError(code: 1)) { try mock.failTyped("a") }
    await #expect(throws: DatabaseError(code: 2)) { try await mock.sync() }
  }

  @Test func bodiesAreRegistered() async throws {
    mock.addUserAction = registerStub(alwaysReturn: 1)
    #expect(mock.addUser(name: "a") == 1)
    mock.addUserAction = registerStub()
    #expect(mock.addUser(name: "a") == 0)
    var next = 0
    mock.addUserAction = registerStub(alwaysReturn: {
      next += 1
      return next
    })
    #expect(mock.addUser(name: "a") == 1)
    #expect(mock.addUser(name: "a") == 2)
    mock.addUserAction = { name in name.count }
    #expect(mock.addUser(name: "four") == 4)
    mock.addAccountAction = registerStub(alwaysReturn: 3)
    #expect(try mock.addAccount(givenName: "", lastName: "") == 3)
    mock.addAccountAction = registerStub(alwaysThrow: DatabaseError(code: 4))
    #expect(throws: DatabaseError(code: 4)) { try mock.addAccount(givenName: "", lastName: "") }
    mock.failTypedAction = registerStub(alwaysThrow: DatabaseError(code: 5))
    #expect(throws: DatabaseError(code: 5)) { try mock.failTyped("") }
    mock.resetAction = registerStub()
    mock.reset()
    mock.loadAction = registerStub(alwaysReturn: 6)
    #expect(await mock.load("a") == 6)
    mock.strictAction = registerStub(alwaysReturn: true)
    #expect(mock.strict("a"))
  }

  @Test @MainActor func placeholdersMayBeIsolated() async throws {
    let mock = MainActorMock()
    setupStub(of: &mock.titleAction, return: "a")
    setupStub(of: &mock.loadAction, return: "b")
    #expect(mock.title(of: 1) == "a")
    #expect(try await mock.load(1) == "b")
    setupStub(of: &mock.openAction, throw: DatabaseError())
    #expect(throws: DatabaseError()) { try mock.open(1) }
    #expect(try mock.pair(1, name: ""))
    mock.close()
  }

  @Test func strictPlaceholderTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = DatabaseMock().strict("a")
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("strictAction was called before a body was registered"))
    #expect(message.contains("StubbleTests/InferredStubMock.swift:"))
  }

  @Test func strictPlaceholderCanBeSetUp() async throws {
    let spy = spyCalls(of: &mock.strictAction)
    setupStub(of: &mock.strictAction, return: true)
    #expect(mock.strict("a"))
    #expect(spy == ["a"])
    setupStubSequence(of: &mock.strictSaveAction).returnsOnce(true).throws(DatabaseError())
    #expect(try await mock.strictSave("a", id: 1))
    await #expect(throws: DatabaseError()) { try await mock.strictSave("a", id: 1) }
  }

  @Test func typesHaveDefaults() {
    #expect(Bool.defaultValue == false)
    #expect(String.defaultValue == "")
    #expect((Int.defaultValue, UInt.defaultValue) == (0, 0))
    #expect((Double.defaultValue, Float.defaultValue) == (0, 0))
    #expect([Int].defaultValue.isEmpty && [Int: Int].defaultValue.isEmpty && Set<Int>.defaultValue.isEmpty)
    #expect(Int?.defaultValue == nil)
    #expect(Decimal.defaultValue == 0)
    #expect(Data.defaultValue.isEmpty)
    #expect(Date.defaultValue == Date(timeIntervalSince1970: 0))
    #expect(Calendar.defaultValue.identifier == .iso8601)
    #expect(TimeZone.defaultValue == .current)
    #expect(Locale.defaultValue == Locale(identifier: ""))
    #expect(URL.defaultValue == URL(fileURLWithPath: "/"))
    #expect(URLComponents.defaultValue == URLComponents())
    #expect(URLQueryItem.defaultValue == URLQueryItem(name: "", value: nil))
  }
}
