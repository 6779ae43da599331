// Stubs in asynchronous code: what happens around a call, and waiting for one.
//
// Older systems cannot make a generic argument of a function type with typed errors, hence the variables.

extension ThrowingStub {
  /// What ``call(_:)`` awaits before it records the call; throws in the call's place.
  @_alwaysEmitIntoClient
  public var prologue: (@Sendable () async throws(ErrorType) -> Void)? {
    get {
      var value: (@Sendable () async throws(ErrorType) -> Void)?
      lock.withLock { value = _prologue }
      return value
    }
    set {
      var value = newValue
      lock.withLock { (_prologue, value) = (value, _prologue) }
    }
  }

  /// What ``call(_:)`` awaits after it recorded the call and before it returns.
  @_alwaysEmitIntoClient
  public var epilogue: (@Sendable () async throws(ErrorType) -> Void)? {
    get {
      var value: (@Sendable () async throws(ErrorType) -> Void)?
      lock.withLock { value = _epilogue }
      return value
    }
    set {
      var value = newValue
      lock.withLock { (_epilogue, value) = (value, _epilogue) }
    }
  }

  /// Calls the stub from asynchronous code, between its prologue and its epilogue.
  ///
  /// - Parameter arguments: The arguments, several as a tuple or a struct of their own.
  /// - Returns: The value of the first result in ``resultQueue``, or of ``defaultResult``.
  /// - Throws: The error of the prologue, of the epilogue, or of that result, whichever comes first.
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func call(_ arguments: Arguments) async throws(ErrorType) -> ReturnType {
    try await prologue?()
    let result = record(arguments)
    try await epilogue?()
    return try result.get()
  }

  /// Waits until the stub has been called a number of times.
  ///
  /// - Parameters:
  ///   - count: The number of calls, those before the wait included.
  ///   - timeout: How long to wait at most.
  /// - Returns: The calls so far, at least `count` of them.
  /// - Throws: ``StubTimeout`` when there were fewer in time, `CancellationError` when the task is cancelled.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @discardableResult
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func waitForCalls(
    count: Int = 1, timeout: Duration = .seconds(1)
  ) async throws -> [Call] {
    let waiter = CallWaiter(count: count)
    if lock.withLock({ add(waiter) }) {
      let timer = Task {
        try await Task.sleep(for: timeout)
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
    if calls.count >= count { return calls }
    try Task.checkCancellation()
    throw StubTimeout(expectedCount: count, count: calls.count, timeout: timeout)
  }
}

extension ThrowingStub where Arguments == Void {
  /// Calls the stub from asynchronous code, between its prologue and its epilogue.
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func call() async throws(ErrorType) -> ReturnType {
    try await call(())
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

/// A stub was not called often enough in time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct StubTimeout: Error, CustomStringConvertible {
  /// The number of calls that were waited for.
  public let expectedCount: Int

  /// The number of calls that there were.
  public let count: Int

  /// How long they were waited for.
  public let timeout: Duration

  @usableFromInline
  init(expectedCount: Int, count: Int, timeout: Duration) {
    self.expectedCount = expectedCount
    self.count = count
    self.timeout = timeout
  }

  public var description: String {
    "called \(count) of \(expectedCount) times within \(timeout)"
  }
}
