// Which calls a test has checked, so that it can ask whether there were others.

/// A stub that knows which of its calls were counted by an expectation.
package protocol CallCounting: CallRecording {
  /// Whether calls are recorded.
  var recordsCalls: Bool { get }

  /// Notes that an expectation counted the call with a number.
  func count(callNumber: Int)

  /// The calls so far that no expectation counted, with their numbers, as text.
  var uncountedCalls: [(number: Int, text: String)] { get }
}

extension ThrowingStub: CallCounting {
  /// Notes that an expectation counted some calls.
  package func count(_ calls: [Call]) {
    lock.withLock { countedNumbers.formUnion(calls.map(\.number)) }
  }

  package func count(callNumber: Int) {
    lock.withLock { _ = countedNumbers.insert(callNumber) }
  }

  package var uncountedCalls: [(number: Int, text: String)] {
    let counted = lock.withLock { countedNumbers }
    return calls.filter { !counted.contains($0.number) }.map { ($0.number, "\(displayName): \($0)") }
  }
}
