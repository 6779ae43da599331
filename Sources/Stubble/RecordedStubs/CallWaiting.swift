// Waiting for calls that other tasks make.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ThrowingStub {
  /// Waits until the stub has been called `count` times, including the calls before the wait.
  ///
  /// The wait ends after `timeout`, measured by the clock.
  ///
  /// - Returns: The calls so far, at least `count` of them.
  /// - Throws: ``StubTimeout`` if there were fewer in time, or at once if the stub does not record calls;
  ///   `CancellationError` if the task is canceled.
  @discardableResult
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func waitForCalls<C: Clock<Duration>>(
    count: Int = 1, timeout: Duration = .seconds(1), clock: C = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws -> [Call] {
    let calls = try await calls(from: count, until: clock.deadline(after: timeout), clock).calls
    if calls.count >= count { return calls }
    throw StubTimeout(
      expectation: count == 1 ? "a call" : "\(count) calls", of: displayName, calls: calls.map(\.description),
      keepsCalls: recordsCalls, expectedCount: count, count: calls.count, timeout: timeout,
      location: StubFailure.Location(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits until the stub has been called with arguments that satisfy a predicate.
  ///
  /// The wait ends after `timeout`, measured by the clock.
  ///
  /// - Returns: The first such call, which may have been made before the wait.
  /// - Throws: ``StubTimeout`` if there was none in time, or at once if the stub does not record calls;
  ///   `CancellationError` if the task is canceled.
  @discardableResult
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func waitForCall<C: Clock<Duration>>(
    timeout: Duration = .seconds(1), clock: C = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    where predicate: (Arguments) throws -> Bool
  ) async throws -> Call {
    let deadline = clock.deadline(after: timeout)
    // The number of calls that the predicate has refused. Other tasks may clear them meanwhile.
    var seen = 0
    while true {
      let (calls, cleared) = try await calls(from: seen + 1, countingCleared: true, until: deadline, clock)
      let new = calls.dropFirst(max(0, seen - cleared))
      if let call = try new.first(where: { try predicate($0.arguments) }) { return call }
      if cleared + calls.count <= seen || clock.now >= deadline {
        throw StubTimeout(
          expectation: "a call with matching arguments", of: displayName, calls: calls.map(\.description),
          keepsCalls: recordsCalls, expectedCount: 1, count: 0, timeout: timeout,
          location: StubFailure.Location(fileID: fileID, filePath: filePath, line: line, column: column))
      }
      seen = cleared + calls.count
    }
  }

  /// Returns the calls so far, and the number of those that were cleared, as soon as there are `count` of them, or the
  /// time is over. Does not wait if the stub does not record calls.
  @_alwaysEmitIntoClient
  nonisolated(nonsending) func calls<C: Clock<Duration>>(
    from count: Int, countingCleared: Bool = false, until deadline: C.Instant, _ clock: C
  ) async throws -> (calls: [Call], cleared: Int) {
    let waiter = CallWaiter(count: count, countsCleared: countingCleared)
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
    let (calls, cleared, isDone) = lock.withLock { (_calls, clearedCount, isEnough(for: waiter)) }
    if !isDone { try Task.checkCancellation() }
    return (calls, cleared)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Clock<Duration> {
  /// Returns the instant at which a wait ends: now if the time is negative, and in a hundred years at most, since clocks
  /// trap at an instant that they cannot represent.
  @_alwaysEmitIntoClient
  package func deadline(after timeout: Duration) -> Instant {
    now.advanced(by: min(max(timeout, .zero), .seconds(3_155_760_000)))
  }
}

// These members are used only with the lock.
extension ThrowingStub {
  /// Adds a waiter unless there are enough calls already. Returns whether it was added.
  @usableFromInline
  func add(_ waiter: CallWaiter) -> Bool {
    if isEnough(for: waiter) { return false }
    isWatched = true
    waiters.append(waiter)
    return true
  }

  /// Returns whether the calls so far are those that a waiter waits for.
  @usableFromInline
  func isEnough(for waiter: CallWaiter) -> Bool {
    _calls.count + (waiter.countsCleared ? clearedCount : 0) >= waiter.count
  }

  @usableFromInline
  func remove(_ waiter: CallWaiter) {
    waiters.removeAll { $0 === waiter }
  }

  /// Removes and returns the waiters for which the calls so far are enough.
  func takeSatisfiedWaiters() -> [CallWaiter] {
    let satisfied = waiters.filter(isEnough)
    waiters.removeAll(where: isEnough)
    isWatched = !waiters.isEmpty
    return satisfied
  }
}

/// The error of a wait for calls of a stub that were not made in time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct StubTimeout: Error, CustomStringConvertible {
  /// The number of calls that were expected.
  public let expectedCount: Int

  /// The number of expected calls that were made in time.
  public let count: Int

  /// The time limit of the wait.
  public let timeout: Duration

  /// The name of the stub.
  public let stub: String

  /// The descriptions of all calls of the stub.
  public let calls: [String]

  /// The location of the call that waited.
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
    if !keepsCalls { return "\(location): expected \(expectation) of \(stub), which does not record calls" }
    let got = calls.isEmpty ? "none" : CallList.text(of: calls)
    return "\(location): expected \(expectation) of \(stub) within \(timeout), got \(got)"
  }
}

/// The formatting of calls in a message.
package enum CallList {
  /// The maximum number of calls that a message lists.
  private static let limit = 20

  /// Returns the number of calls, and below it each call on a line of its own.
  package static func text(of calls: [String]) -> String {
    let listed = calls.prefix(limit).map { "\n  \($0)" }.joined()
    let more = calls.count > limit ? "\n  and \(calls.count - limit) more" : ""
    return "\(calls.count):\(listed)\(more)"
  }
}
