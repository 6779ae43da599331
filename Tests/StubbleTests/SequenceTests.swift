import Stubble
import Testing

struct SequenceTests {
  let mock = DatabaseMock()

  private func users(_ names: String...) -> [Int] { names.map { mock.addUser(name: $0) } }

  private func account(_ givenName: String, _ lastName: String) -> Int? {
    try? mock.addAccount(givenName: givenName, lastName: lastName)
  }

  @Test func answersComeInOrder() {
    #expect(users("a") == [0])
    setupStubSequence(of: &mock.addUserAction).returnsOnce(1).returnsOnce(2).returnsOnce(3).returns(4)
    #expect(users("a", "a", "a", "a", "a") == [1, 2, 3, 4, 4])
    setupStub(of: &mock.addUserAction, return: 5)
    #expect(users("a", "a") == [5, 5])
    setupStub(of: &mock.addUserAction, return: 6)
    #expect(users("a", "a") == [6, 6])
  }

  @Test func answersAfterAnEndlessOneAreNotReached() {
    setupStubSequence(of: &mock.addUserAction).returnsOnce(1).returns(2).returnsOnce(3)
    #expect(users("a", "a", "a", "a") == [1, 2, 2, 2])
  }

  @Test func sequenceThatRunsOutLeavesTheCallToTheOneBefore() {
    mock.addUserAction = registerStub(alwaysReturn: 10)
    setupStubSequence(of: &mock.addUserAction).returnsOnce(-3).returnsOnce(-4)
    setupStubSequence(of: &mock.addUserAction).returnsOnce(-1).returnsOnce(-2)
    #expect(users("a", "a", "a", "a", "a") == [-1, -2, -3, -4, 10])
  }

  @Test func matchingSequencesKeepTheirOwnAnswers() {
    setupStubSequence(of: &mock.addUserAction).returnsOnce(1).returnsOnce(3)
    setupStubSequence(of: &mock.addUserAction).when("b").returnsOnce(2)
    #expect(users("a", "b", "b", "b") == [1, 2, 3, 0])
  }

  @Test func throwingFunctionsThrow() {
    setupStubSequence(of: &mock.addAccountAction).returnsOnce(1).throwsOnce(DatabaseError()).returns(2)
    #expect([account("", ""), account("", ""), account("", "")] == [1, nil, 2])
    setupStub(of: &mock.addAccountAction, throw: DatabaseError(code: 3))
    #expect(throws: DatabaseError(code: 3)) { try mock.addAccount(givenName: "", lastName: "") }
    setupStub(of: &mock.failTypedAction, throw: DatabaseError(code: 4))
    #expect(throws: DatabaseError(code: 4)) { try mock.failTyped("") }
    setupStub(of: &mock.failTypedAction, return: Entry("a"))
    #expect((try? mock.failTyped(""))?.name == "a")
  }

  @Test func asynchronousFunctionsAnswer() async throws {
    setupStubSequence(of: &mock.loadAction).when("b").returns(2)
    setupStubSequence(of: &mock.loadAction).returnsOnce(1)
    let spy = spyCalls(of: &mock.loadAction)
    var answers: [Int] = []
    for name in ["a", "b", "c"] { answers.append(await mock.load(name)) }
    #expect(answers == [1, 2, 0])
    #expect(spy == ["a", "b", "c"])
    setupStub(of: &mock.saveAction, throw: DatabaseError())
    await #expect(throws: DatabaseError()) { try await mock.save("a", id: 1) }
  }

  @Test func conditionsSelectCalls() {
    setupStubSequence(of: &mock.addUserAction).when({ $0.count > 1 }).returns(1)
    setupStubSequence(of: &mock.addUserAction).when("b").returns(2)
    setupStubSequence(of: &mock.addUserAction, for: \.isEmpty).returns(3)
    #expect(users("a", "bb", "b", "") == [0, 1, 2, 3])
  }

  @Test func conditionsSelectByOneArgument() {
    setupStubSequence(of: &mock.addAccountAction).whenFirst("Tom").returns(1)
    setupStubSequence(of: &mock.addAccountAction).whenSecond("Derk").returns(10)
    setupStubSequence(of: &mock.addAccountAction).whenFirst("Tom").whenSecond("Derk").returns(100)
    #expect(account("Tom", "Kerk") == 1)
    #expect(account("Ole", "Derk") == 10)
    #expect(account("Ole", "De") == 0)
    #expect(account("Tom", "Derk") == 100)
    setupStubSequence(of: &mock.addAccountAction).when("Ole", "De").returns(1000)
    #expect(account("Ole", "De") == 1000)
  }

  @Test func conditionsHaveNoLimitOfParameters() {
    func call(_ f: Bool, _ g: Int) -> String? {
      mock.many(a: 1, b: 2, c: "c", d: "d", e: 5, f: f, g: g, h: 8)
    }
    setupStubSequence(of: &mock.manyAction)
      .whenFirst(1).whenSecond(2).whenThird("c").whenFourth("d").whenForth("d").when(\.5, true)
      .returns("some")
    setupStubSequence(of: &mock.manyAction).when(1, 2, "c", "d", 5, false, 7, 8).returns("all")
    #expect(call(true, 7) == "some")
    #expect(call(false, 7) == "all")
    #expect(call(false, 0) == nil)
  }

  @Test func callbacksSeeMatchingCalls() {
    var seen: [String] = []
    setupStubSequence(of: &mock.addUserAction).callback { seen.append("any: \($0)") }
    setupStubSequence(of: &mock.addUserAction).when("b").callback { _ in seen.append("b") }.returns(1)
    #expect(users("a", "b") == [0, 1])
    #expect(seen == ["any: a", "b", "any: b"])
  }

  @Test func callbacksMayCallOtherPlaceholders() {
    setupStubSequence(of: &mock.addUserAction).returnsOnce(1)
    let other = DatabaseMock()
    setupStubSequence(of: &other.addUserAction).returnsOnce(7)
    var answers: [Int] = []
    setupStubSequence(of: &mock.addUserAction)
      .callback { answers.append(other.addUser(name: $0)) }
      .returnsOnce(2)
    #expect(users("a", "a") == [2, 1])
    #expect(answers == [7, 0])
  }

  @Test func spiesRecordCallsThatSequencesAnswer() {
    let below = spyCalls(of: &mock.addUserAction)
    setupStubSequence(of: &mock.addUserAction).returnsOnce(1)
    let above = spyCalls(of: &mock.addUserAction)
    #expect(users("a", "b") == [1, 0])
    #expect(below == ["a", "b"])
    #expect(above == ["a", "b"])
  }
}
