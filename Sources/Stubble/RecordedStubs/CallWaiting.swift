// Waiting for calls that other tasks make.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ThrowingStub {
  /// Waits until the stub has been called `count` times, the calls before the wait included.
  ///
  /// The wait ends after `timeout`, as the clock measures it.
  ///
  /// - Returns: The calls so far, at least `count` of them.
  /// - Throws: ``StubTimeout`` when there were fewer in time, and at once if the stub keeps no calls; `CancellationError` when
  ///   the task is cancelled.
  @discardableResult
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func waitForCalls<C: Clock<Duration>>(
    count: Int = 1, timeout: Duration = .seconds(1), clock: C = ContinuousClock(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [Call] {
    let calls = try await calls(from: count, until: clock.now.advanced(by: timeout), clock)
    if calls.count >= count { return calls }
    throw StubTimeout(
      expectation: count == 1 ? "a call" : "\(count) calls", of: displayName, calls: calls.map(\.description),
      keepsCalls: recordsCalls, expectedCount: count, count: calls.count, timeout: timeout,
      location: StubFailure.Location(fileID: fileID, filePath: file, line: line, column: column))
  }

  /// Waits until the stub has been called with arguments that satisfy a predicate.
  ///
  /// The wait ends after `timeout`, as the clock measures it.
  ///
  /// - Returns: The first such call, which may have been made before the wait.
  /// - Throws: ``StubTimeout`` when there was none in time, and at once if the stub keeps no calls; `CancellationError` when
  ///   the task is cancelled.
  @discardableResult
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func waitForCall<C: Clock<Duration>>(
    timeout: Duration = .seconds(1), clock: C = ContinuousClock(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    where predicate: (Arguments) throws -> Bool
  ) async throws -> Call {
    let deadline = clock.now.advanced(by: timeout)
    var seen = 0
    while true {
      let calls = try await calls(from: seen + 1, until: deadline, clock)
      if let call = try calls.dropFirst(seen).first(where: { try predicate($0.arguments) }) { return call }
      if calls.count <= seen || clock.now >= deadline {
        throw StubTimeout(
          expectation: "a call with other arguments", of: displayName, calls: calls.map(\.description),
          keepsCalls: recordsCalls, expectedCount: 1, count: 0, timeout: timeout,
          location: StubFailure.Location(fileID: fileID, filePath: file, line: line, column: column))
      }
      seen = calls.count
    }
  }

  /// The calls so far, as soon as there are enough or the time is over. Nobody waits for calls that are not kept.
  @_alwaysEmitIntoClient
  nonisolated(nonsending) func calls<C: Clock<Duration>>(
    from count: Int, until deadline: C.Instant, _ clock: C
  ) async throws -> [Call] {
    let waiter = CallWaiter(count: count)
    if recordsCalls, lock.withLock({ add(waiter) }) {
      let timer = Task {
        try await clock.sleep(until: deadline, tolerance: nil)
        waiter.finish()
      }
      await withTaskCancellationHandler {
        await waiter.wait()
      } onCancel: {
        waiter.finish()
      }
      timer.cancel()
      lock.withLock { remove(waiter) }
    }
    let calls = lock.withLock { _calls }
    if calls.count < count { try Task.checkCancellation() }
    return calls
  }
}

// Under the lock only.
extension ThrowingStub {
  /// Adds the waiter unless there are enough calls already; returns whether it was added.
  @usableFromInline
  func add(_ waiter: CallWaiter) -> Bool {
    guard _calls.count < waiter.count else { return false }
    isWatched = true
    waiters.append(waiter)
    return true
  }

  @usableFromInline
  func remove(_ waiter: CallWaiter) {
    waiters.removeAll { $0 === waiter }
  }

  /// Removes and returns the waiters for whom the calls so far are enough; the others go on watching.
  func takeSatisfiedWaiters() -> [CallWaiter] {
    let satisfied = waiters.filter { $0.count <= _calls.count }
    waiters.removeAll { $0.count <= _calls.count }
    isWatched = !waiters.isEmpty
    return satisfied
  }
}

/// A stub was not called as it was expected to be, in time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct StubTimeout: Error, CustomStringConvertible {
  /// The number of calls that were waited for.
  public let expectedCount: Int

  /// The number of calls that there were of those that were waited for.
  public let count: Int

  /// How long they were waited for.
  public let timeout: Duration

  /// The name of the stub.
  public let stub: String

  /// All calls of the stub, in words.
  public let calls: [String]

  /// Where the wait began.
  public let location: StubFailure.Location

  private let expectation: String
  private let keepsCalls: Bool

  @usableFromInline
  init(
    expectation: String, of stub: String, calls: [String], keepsCalls: Bool, expectedCount: Int, count: Int,
    timeout: Duration, location: StubFailure.Location
  ) {
    self.expectation = expectation
    self.stub = stub
    self.calls = calls
    self.keepsCalls = keepsCalls
    self.expectedCount = expectedCount
    self.count = count
    self.timeout = timeout
    self.location = location
  }

  public var description: String {
    if !keepsCalls { return "\(location): expected \(expectation) of \(stub), which keeps no calls" }
    let got = calls.isEmpty ? "none" : CallList.text(of: calls)
    return "\(location): expected \(expectation) of \(stub) within \(timeout), got \(got)"
  }
}

/// The calls of a stub in a message.
package enum CallList {
  /// The number of calls that a message lists at most.
  private static let limit = 20

  /// `2: (3), (4)`.
  package static func text(of calls: [String]) -> String {
    let listed = calls.prefix(limit).map { "\n  \($0)" }.joined()
    let more = calls.count > limit ? "\n  and \(calls.count - limit) more" : ""
    return "\(calls.count):\(listed)\(more)"
  }
}
