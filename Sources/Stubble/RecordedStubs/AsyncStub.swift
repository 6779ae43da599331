// Stubs in asynchronous code: closures that are awaited before and after a call.

extension ThrowingStub {
  /// A closure that is awaited before or after a call. It returns a result instead of throwing, as `_handler` does.
  @usableFromInline typealias Pause = @Sendable () async -> Result<Void, ErrorType>

  /// A closure that ``call(_:)``, or an asynchronous closure that the stub is attached to, awaits before it records the
  /// call. If it throws, the call throws its error and is not recorded.
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

  /// A closure that ``call(_:)``, or an asynchronous closure that the stub is attached to, awaits after it recorded the
  /// call and before it returns.
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
    for prologue in prologues(of: arguments) { try await prologue().get() }
    let result = await recordAwaiting(arguments)
    for epilogue in epilogues(of: arguments) { try await epilogue().get() }
    return try result.get()
  }

  /// Returns the prologues to await before a call is recorded, the stub's own first.
  @usableFromInline
  func prologues(of arguments: Arguments) -> [Pause] { pauses(of: arguments) { $0._prologue } }

  /// Returns the epilogues to await after a call was recorded, the stub's own last.
  @usableFromInline
  func epilogues(of arguments: Arguments) -> [Pause] { pauses(of: arguments) { $0._epilogue }.reversed() }

  /// Returns the stub's own prologue or epilogue, then those of the stubs of conditions that accept the arguments.
  /// Conditions whose stubs have none are not evaluated.
  private func pauses(of arguments: Arguments, _ pause: (ThrowingStub) -> Pause?) -> [Pause] {
    let (own, conditions) = lock.withLock { (pause(self), _conditions) }
    if conditions.isEmpty { return own.map { [$0] } ?? [] }
    let concerned = conditions.reversed().filter { $0.stub.pauses && $0.accepts(arguments) }
    return [own].compactMap(\.self) + concerned.flatMap { $0.stub.pauses(of: arguments, pause) }
  }

  /// Whether the stub, or that of one of its conditions, has a prologue or epilogue.
  private var pauses: Bool {
    let (pauses, conditions) = lock.withLock { (_prologue != nil || _epilogue != nil, _conditions) }
    return pauses || conditions.contains { $0.stub.pauses }
  }

  /// Calls the stub between its prologue and its epilogue. A closure answers the calls for which the stub has no
  /// answer.
  @usableFromInline
  nonisolated(nonsending) func answerBetweenPauses(
    _ arguments: Arguments,
    else next: nonisolated(nonsending) (Arguments) async -> Result<ReturnType, ErrorType>
  ) async -> Result<ReturnType, ErrorType> {
    do throws(ErrorType) {
      for prologue in prologues(of: arguments) { try await prologue().get() }
      let result = await answerAwaiting(arguments, else: next)
      for epilogue in epilogues(of: arguments) { try await epilogue().get() }
      return result
    } catch {
      return .failure(error)
    }
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

// These properties have no closure type that throws `Never`, because the compiler crashes where one is read.
extension ThrowingStub where ErrorType == Never {
  /// A closure that ``call(_:)`` awaits before it records the call.
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

  /// A closure that ``call(_:)`` awaits after it recorded the call and before it returns.
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
