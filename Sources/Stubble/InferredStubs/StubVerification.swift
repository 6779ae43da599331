// Expectations of a sequence, and their verification.

extension StubSequence {
  /// States how many calls are expected, in addition to what was stated before.
  ///
  /// A sequence with expectations must be verified, by ``verify()``, ``verificationFailures()``,
  /// ``reportUnmet(fileID:file:line:column:)`` or ``attach(_:)``, before it goes away.
  public func expect(
    _ expectation: StubExpectation,
    fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    let unverified = StubFailure(
      message: "Sequence expectation not verified", fileID: fileID, filePath: file, line: line, column: column
    )
    return change {
      expectations.append(expectation)
      self.unverified = unverified
    }
  }

  /// Whether all expectations are met by the calls so far.
  public func verify() -> Bool {
    verificationFailures().isEmpty
  }

  /// A message for each expectation that is not met by the calls so far.
  public func verificationFailures() -> [String] {
    lock.withLock {
      unverified = nil
      return failures
    }
  }

  /// Reports a failure, see ``StubFailure/handler``, if expectations are not met by the calls so far.
  public func reportUnmet(
    fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let failures = verificationFailures()
    if failures.isEmpty { return }
    let message = "Sequence expectation not met: " + failures.joined(separator: ", ")
    StubFailure(message: message, fileID: fileID, filePath: file, line: line, column: column).report()
  }

  /// Calls the closure as soon as all expectations are met, and each time they are again.
  @discardableResult
  public func attach(_ fulfill: @escaping () -> Void) -> Self {
    let isMet = lock.withLock {
      unverified = nil
      if failures.isEmpty { return true }
      attachments.append(fulfill)
      return false
    }
    if isMet { fulfill() }
    return self
  }
}
