// What answers a call besides the queue and the default result.

extension ThrowingStub {
  /// A stub for the calls whose arguments satisfy a predicate.
  @usableFromInline
  struct Condition {
    let accepts: (Arguments) -> Bool
    let stub: ThrowingStub
  }

  /// What a call is answered with.
  @usableFromInline
  enum Answer {
    case result(Result<ReturnType, ErrorType>)
    /// The handlers that there were when the call came.
    case handler(Handler?, AsyncHandler?)
  }

  @usableFromInline
  typealias Handler = @Sendable (Arguments) -> Result<ReturnType, ErrorType>
  @usableFromInline
  typealias AsyncHandler =
    nonisolated(nonsending) @Sendable (Arguments) async -> Result<ReturnType, ErrorType>

  // MARK: Handlers

  /// What a call returns or throws when ``resultQueue`` is empty, made of its arguments.
  ///
  /// It may call whatever it was given, such as a completion handler, and may call the stub again.
  @_alwaysEmitIntoClient
  public var handler: (@Sendable (Arguments) throws(ErrorType) -> ReturnType)? {
    get {
      guard let handler = lock.withLock({ _handler }) else { return nil }
      return { (arguments) throws(ErrorType) in try handler(arguments).get() }
    }
    set {
      guard let newValue else { return setHandler(nil) }
      setHandler { arguments in Result { () throws(ErrorType) in try newValue(arguments) } }
    }
  }

  /// What a call of ``call(_:)`` returns or throws, made of its arguments; goes before `handler`.
  ///
  /// The call is recorded when the handler has answered.
  @_alwaysEmitIntoClient
  public var asyncHandler:
    (nonisolated(nonsending) @Sendable (Arguments) async throws(ErrorType) -> ReturnType)?
  {
    get {
      guard let handler = lock.withLock({ _asyncHandler }) else { return nil }
      return { (arguments) async throws(ErrorType) in try await handler(arguments).get() }
    }
    set {
      guard let newValue else { return setAsyncHandler(nil) }
      setAsyncHandler { arguments in
        do throws(ErrorType) { return .success(try await newValue(arguments)) } catch {
          return .failure(error)
        }
      }
    }
  }

  @usableFromInline
  func setHandler(_ handler: Handler?) {
    var handler = handler
    lock.withLock {
      swap(&_handler, &handler)
      updateIsPlain()
    }
  }

  @usableFromInline
  func setAsyncHandler(_ handler: AsyncHandler?) {
    var handler = handler
    lock.withLock {
      swap(&_asyncHandler, &handler)
      updateIsPlain()
    }
  }

  /// Under the lock only.
  private func updateIsPlain() {
    isPlain = recordsCalls && _handler == nil && _asyncHandler == nil && _conditions.isEmpty
  }

  // MARK: Conditions

  /// A stub for the calls whose arguments satisfy the predicate.
  ///
  /// It answers them before this stub does, as long as it has an answer, and both record them. Of several that concern a
  /// call, the one that was made last answers first. What is awaited before and after such a call is first this stub's
  /// prologue, then those of all that concern it, and at last the epilogues, in the opposite order.
  @_alwaysEmitIntoClient
  public func when(_ predicate: @escaping @Sendable (Arguments) -> Bool) -> ThrowingStub {
    addCondition(predicate)
  }

  /// A stub for the calls of which one argument has this value: `when(\.id, 3)`.
  @_alwaysEmitIntoClient
  public func when<Value: Equatable>(
    _ argument: any KeyPath<Arguments, Value> & Sendable, _ value: Value
  ) -> ThrowingStub {
    addCondition { $0[keyPath: argument] == value }
  }

  /// A stub for the calls with these arguments, all of them in order.
  @_alwaysEmitIntoClient
  public func when<each Value: Equatable>(_ values: repeat each Value) -> ThrowingStub
  where Arguments == (repeat each Value) {
    addCondition(areEqual(to: repeat each values))
  }

  /// - Parameter accepts: a closure that may go wherever the stub goes, which is `Sendable` only if the arguments are.
  @usableFromInline
  func addCondition(_ accepts: @escaping (Arguments) -> Bool) -> ThrowingStub {
    let stub = ThrowingStub(named: displayName, recordsCalls: recordsCalls)
    lock.withLock {
      _conditions.append(Condition(accepts: accepts, stub: stub))
      isPlain = false
    }
    return stub
  }

  // MARK: One answer after the other

  /// Returns the value for one call.
  @discardableResult
  @_alwaysEmitIntoClient
  public func returnsOnce(_ value: ReturnType) -> Self { enqueue(.success(value)) }

  /// Throws the error for one call.
  @discardableResult
  @_alwaysEmitIntoClient
  public func throwsOnce(_ error: ErrorType) -> Self { enqueue(.failure(error)) }

  /// Returns the value when the queue is empty, in place of what a handler would return.
  @discardableResult
  @_alwaysEmitIntoClient
  public func returns(_ value: ReturnType) -> Self { answerFromNowOn(with: .success(value)) }

  /// Throws the error when the queue is empty, in place of what a handler would do.
  @discardableResult
  @_alwaysEmitIntoClient
  public func `throws`(_ error: ErrorType) -> Self { answerFromNowOn(with: .failure(error)) }

  /// Answers with what the closure makes of the arguments, when the queue is empty, in place of what `asyncHandler` would
  /// return.
  @discardableResult
  @_alwaysEmitIntoClient
  public func answers(_ handler: @escaping @Sendable (Arguments) throws(ErrorType) -> ReturnType) -> Self {
    asyncHandler = nil
    self.handler = handler
    return self
  }

  /// Makes the result the default one, and takes the handlers away, which would go before it.
  @usableFromInline
  func answerFromNowOn(with result: Result<ReturnType, ErrorType>) -> Self {
    var replaced: (Result<ReturnType, ErrorType>?, Handler?, AsyncHandler?) = (result, nil, nil)
    lock.withLock {
      swap(&_defaultResult, &replaced.0)
      swap(&_handler, &replaced.1)
      swap(&_asyncHandler, &replaced.2)
      updateIsPlain()
    }
    return self
  }

  @usableFromInline
  func enqueue(_ result: Result<ReturnType, ErrorType>) -> Self {
    var used: [Result<ReturnType, ErrorType>] = []
    lock.withLock {
      if nextResult > 0 {
        // Calls that the default result answered were counted as well.
        used = Array(_resultQueue.prefix(nextResult))
        _resultQueue.removeFirst(used.count)
        nextResult = 0
      }
      _resultQueue.append(result)
    }
    return self
  }
}

// The compiler crashes where it reads a closure that throws `Never`, hence these of their own.
extension ThrowingStub where ErrorType == Never {
  /// What a call returns when ``returnValueQueue`` is empty, made of its arguments.
  ///
  /// It may call whatever it was given, such as a completion handler, and may call the stub again.
  @_alwaysEmitIntoClient
  public var handler: (@Sendable (Arguments) -> ReturnType)? {
    get {
      guard let handler = lock.withLock({ _handler }) else { return nil }
      return { handler($0).get() }
    }
    set {
      guard let newValue else { return setHandler(nil) }
      setHandler { .success(newValue($0)) }
    }
  }

  /// What a call of ``call(_:)`` returns, made of its arguments; goes before `handler`.
  ///
  /// The call is recorded when the handler has answered.
  @_alwaysEmitIntoClient
  public var asyncHandler: (nonisolated(nonsending) @Sendable (Arguments) async -> ReturnType)? {
    get {
      guard let handler = lock.withLock({ _asyncHandler }) else { return nil }
      return { await handler($0).get() }
    }
    set {
      guard let newValue else { return setAsyncHandler(nil) }
      setAsyncHandler { .success(await newValue($0)) }
    }
  }
}

extension ThrowingStub where Arguments: Equatable {
  /// A stub for the calls with this argument.
  @_alwaysEmitIntoClient
  public func when(_ value: Arguments) -> ThrowingStub {
    addCondition { $0 == value }
  }
}

extension ThrowingStub where ReturnType == Void {
  /// Returns for one call.
  @discardableResult
  @_alwaysEmitIntoClient
  public func returnsOnce() -> Self { enqueue(.success(())) }

  /// Returns when the queue is empty, in place of what a handler would do.
  @discardableResult
  @_alwaysEmitIntoClient
  public func returns() -> Self { returns(()) }
}

// MARK: - Answering

extension ThrowingStub {
  /// Answers a call and records it, in the stubs of the conditions that accept it as well. Closures of the user are
  /// called without the lock: they may call the stub again.
  ///
  /// - Parameter next: what answers where nothing here does.
  @usableFromInline
  func answer(
    _ arguments: Arguments, else next: (Arguments) -> Result<ReturnType, ErrorType>
  ) -> Result<ReturnType, ErrorType> {
    let number = lock.withLock { takeNumber() }
    var concerned: [ThrowingStub] = []
    let result: Result<ReturnType, ErrorType> =
      switch choose(for: arguments, concerned: &concerned) {
      case .result(let result): result
      case .handler(let handler?, _): handler(arguments)
      case .handler(nil, _):
        fatalError(
          "\(displayName) has an asynchronous handler only, and was called from code that cannot wait")
      case nil: next(arguments)
      }
    for stub in concerned { stub.add(Call(arguments: arguments, result: result, number: number)) }
    return result
  }

  /// The same where an asynchronous handler may answer.
  @usableFromInline
  nonisolated(nonsending) func answerAwaiting(
    _ arguments: Arguments,
    else next: nonisolated(nonsending) (Arguments) async -> Result<ReturnType, ErrorType>
  ) async -> Result<ReturnType, ErrorType> {
    let number = lock.withLock { takeNumber() }
    var concerned: [ThrowingStub] = []
    let result: Result<ReturnType, ErrorType>
    switch choose(for: arguments, concerned: &concerned) {
    case .result(let known): result = known
    case .handler(_, let handler?): result = await handler(arguments)
    case .handler(let handler?, nil): result = handler(arguments)
    case .handler(nil, nil), nil: result = await next(arguments)
    }
    for stub in concerned { stub.add(Call(arguments: arguments, result: result, number: number)) }
    return result
  }

  /// What answers a call; collects the stubs that must record it, this one first.
  private func choose(for arguments: Arguments, concerned: inout [ThrowingStub]) -> Answer? {
    concerned.append(self)
    var answer: Answer?
    for condition in lock.withLock({ _conditions }).reversed() where condition.accepts(arguments) {
      if answer == nil {
        answer = condition.stub.choose(for: arguments, concerned: &concerned)
      } else {
        condition.stub.collect(for: arguments, concerned: &concerned)
      }
    }
    return answer ?? lock.withLock { takeAnswer() }
  }

  /// Collects the stubs that must record a call which another one answers.
  private func collect(for arguments: Arguments, concerned: inout [ThrowingStub]) {
    concerned.append(self)
    for condition in lock.withLock({ _conditions }) where condition.accepts(arguments) {
      condition.stub.collect(for: arguments, concerned: &concerned)
    }
  }

  /// Under the lock only.
  private func takeAnswer() -> Answer? {
    if let result = nextQueued {
      nextResult += 1
      return .result(result)
    }
    if _handler != nil || _asyncHandler != nil { return .handler(_handler, _asyncHandler) }
    return _defaultResult.map(Answer.result)
  }

  private func add(_ call: Call) {
    let isWatched = lock.withLock {
      if recordsCalls { _calls.append(call) }
      return self.isWatched
    }
    if isWatched { announceCalls() }
  }
}
