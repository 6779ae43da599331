// Expectations of a sequence, and their verification.

extension StubSequence {
  /// Adds an expectation of the number of calls that the sequence is for.
  ///
  /// A sequence with expectations must be verified before it is deallocated: by ``verify()``,
  /// ``verificationFailures()``, ``reportUnmet(fileID:filePath:line:column:)`` or ``attach(_:)``.
  public func expect(
    _ expectation: StubExpectation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    let unverified = StubFailure(
      message: "Sequence expectation not verified", fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    return change {
      expectations.append(expectation)
      self.unverified = unverified
    }
  }

  /// Returns whether the calls so far meet all expectations.
  public func verify() -> Bool {
    verificationFailures().isEmpty
  }

  /// Returns a message for each expectation that the calls so far do not meet.
  public func verificationFailures() -> [String] {
    lock.withLock {
      unverified = nil
      return failures
    }
  }

  /// Reports a failure to ``StubFailure/handler`` if the calls so far do not meet all expectations.
  public func reportUnmet(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let failures = verificationFailures()
    if failures.isEmpty { return }
    let message = "Sequence expectation not met: " + failures.joined(separator: ", ")
    StubFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column).report()
  }

  /// Calls a closure each time a call makes all expectations met. If they are met already, calls it at once instead.
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
