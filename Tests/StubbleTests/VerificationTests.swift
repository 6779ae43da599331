import Stubble
import Testing

struct VerificationTests {
  let mock = DatabaseMock()

  init() {
    StubFailure.handler = { failure in
      let location = SourceLocation(
        fileID: "\(failure.fileID)", filePath: "\(failure.filePath)",
        line: Int(failure.line), column: Int(failure.column))
      Issue.record("\(failure.message)", sourceLocation: location)
    }
  }

  @Test(arguments: [
    (StubExpectation.never, [0], "never"),
    (.once, [1], "once"),
    (.atLeastOnce, [1, 2, 3], "at least once"),
    (.times(2), [2], "exactly 2 times"),
    (.atLeastTimes(2), [2, 3], "at least 2 times"),
    (.noMoreThan(1), [0, 1], "no more than 1 time"),
  ])
  func expectationsSayWhatTheyExpect(expectation: StubExpectation, met: [Int], text: String) {
    for count in 0...3 {
      #expect(expectation.meets(count: count) == met.contains(count))
      let called = count == 1 ? "1 time" : "\(count) times"
      let message = met.contains(count) ? nil : "called \(called), but expected \(text)"
      #expect(expectation.notMetDescription(count: count) == message)
    }
  }

  @Test func sequencesCountTheCallsTheyMatch() throws {
    let once = setupStubSequence(of: &mock.addUserAction).when("a").expect(.once)
    let twice = setupStubSequence(of: &mock.addUserAction).when("a").expect(.times(2)).returns(1)
    let range = setupStubSequence(of: &mock.addUserAction).expect(.atLeastTimes(1)).expect(.noMoreThan(3))
    #expect(!range.verify())
    _ = ["a", "b"].map { mock.addUser(name: $0) }
    #expect(once.verify())
    #expect(!twice.verify())
    #expect(twice.verificationFailures() == ["called 1 time, but expected exactly 2 times"])
    #expect(range.verify())
    _ = ["b", "b"].map { mock.addUser(name: $0) }
    #expect(range.verificationFailures() == ["called 4 times, but expected no more than 3 times"])
  }

  @Test func failuresAreReportedWhereTheyWereVerified() {
    let met = setupStubSequence(of: &mock.addAccountAction).whenFirst("a").expect(.never)
    let unmet = setupStubSequence(of: &mock.addAccountAction).whenSecond("b").expect(.once)
    SKTVerify(met)
    let line: Int = #line + 2
    withKnownIssue {
      SKTVerify(unmet)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "VerificationTests.swift"
        && issue.comments == ["Sequence expectation not met: called 0 times, but expected once"]
    }
  }

  @Test func sequenceThatNobodyVerifiesIsReported() {
    withKnownIssue {
      _ = setupStubSequence(of: &DatabaseMock().addUserAction).expect(.never)
    } matching: { issue in
      issue.comments == ["Sequence expectation not verified"]
    }
  }

  @Test func attachedClosureIsCalledWhenExpectationsAreMet() {
    let fulfilled = Stub<Void, Void>()
    setupStubSequence(of: &mock.addUserAction).expect(.never).attach { fulfilled() }
    #expect(fulfilled.calls.count == 1)
    setupStubSequence(of: &mock.addUserAction).when("b").expect(.times(2)).attach { fulfilled() }
    for name in ["a", "b", "a"] { _ = mock.addUser(name: name) }
    #expect(fulfilled.calls.count == 1)
    _ = mock.addUser(name: "b")
    #expect(fulfilled.calls.count == 2)
  }

  @Test func failureWithoutAHandlerTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let sequence = setupStubSequence(of: &DatabaseMock().addUserAction).expect(.once)
      SKTVerify(sequence)
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Sequence expectation not met: called 0 times, but expected once"))
    #expect(message.contains("StubbleTests/VerificationTests.swift:"))
  }
}
