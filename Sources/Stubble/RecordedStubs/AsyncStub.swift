// Stubs in asynchronous code: what happens around a call.

extension ThrowingStub {
  /// What is awaited before or after a call. A result, and not an error thrown: see `_handler`.
  @usableFromInline typealias Pause = @Sendable () async -> Result<Void, ErrorType>

  /// What ``call(_:)`` awaits before it records the call; throws in the call's place.
  @_alwaysEmitIntoClient
  public var prologue: (@Sendable () async throws(ErrorType) -> Void)? {
    get {
      guard let pause = lock.withLock({ _prologue }) else { return nil }
      return { () async throws(ErrorType) in try await pause().get() }
    }
    set {
      guard let newValue else { return setPrologue(nil) }
      setPrologue {
        do throws(ErrorType) { return .success(try await newValue()) } catch { return .failure(error) }
      }
    }
  }

  /// What ``call(_:)`` awaits after it recorded the call and before it returns.
  @_alwaysEmitIntoClient
  public var epilogue: (@Sendable () async throws(ErrorType) -> Void)? {
    get {
      guard let pause = lock.withLock({ _epilogue }) else { return nil }
      return { () async throws(ErrorType) in try await pause().get() }
    }
    set {
      guard let newValue else { return setEpilogue(nil) }
      setEpilogue {
        do throws(ErrorType) { return .success(try await newValue()) } catch { return .failure(error) }
      }
    }
  }

  @usableFromInline
  func setPrologue(_ pause: Pause?) {
    var pause = pause
    lock.withLock { swap(&_prologue, &pause) }
  }

  @usableFromInline
  func setEpilogue(_ pause: Pause?) {
    var pause = pause
    lock.withLock { swap(&_epilogue, &pause) }
  }

  /// Calls the stub from asynchronous code, between its prologue and its epilogue.
  ///
  /// - Parameter arguments: The arguments, several as a tuple or a struct of their own.
  /// - Returns: The value of the first result in ``resultQueue``, what `asyncHandler` or `handler` returns, or the
  ///   value of ``defaultResult``.
  /// - Throws: The error of the prologue, of the epilogue, or of that result, whichever comes first.
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func call(_ arguments: Arguments) async throws(ErrorType) -> ReturnType {
    try await lock.withLock({ _prologue })?().get()
    let result = await recordAwaiting(arguments)
    try await lock.withLock({ _epilogue })?().get()
    return try result.get()
  }

  @usableFromInline
  nonisolated(nonsending) func recordAwaiting(_ arguments: Arguments) async -> Result<ReturnType, ErrorType> {
    let (result, isWatched) = lock.withLock { (takeResult(recording: arguments), self.isWatched) }
    guard let result else { return await answerAwaiting(arguments) { resultInPlace(of: $0) } }
    if isWatched { announceCalls() }
    return result
  }
}

extension ThrowingStub where Arguments == Void {
  /// Calls the stub from asynchronous code, between its prologue and its epilogue.
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func call() async throws(ErrorType) -> ReturnType {
    try await call(())
  }
}

// The compiler crashes where it reads a closure that throws `Never`, hence these of their own.
extension ThrowingStub where ErrorType == Never {
  /// What ``call(_:)`` awaits before it records the call.
  @_alwaysEmitIntoClient
  public var prologue: (@Sendable () async -> Void)? {
    get {
      guard let pause = lock.withLock({ _prologue }) else { return nil }
      return { await pause().get() }
    }
    set {
      guard let newValue else { return setPrologue(nil) }
      setPrologue { .success(await newValue()) }
    }
  }

  /// What ``call(_:)`` awaits after it recorded the call and before it returns.
  @_alwaysEmitIntoClient
  public var epilogue: (@Sendable () async -> Void)? {
    get {
      guard let pause = lock.withLock({ _epilogue }) else { return nil }
      return { await pause().get() }
    }
    set {
      guard let newValue else { return setEpilogue(nil) }
      setEpilogue { .success(await newValue()) }
    }
  }
}
