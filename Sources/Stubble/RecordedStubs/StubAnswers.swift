// Answers to calls other than the queue and the default result: handlers and conditions.

extension ThrowingStub {
  /// A stub for the calls whose arguments satisfy a predicate.
  @usableFromInline
  struct Condition {
    let accepts: (Arguments) -> Bool
    let stub: ThrowingStub
  }

  /// The answer to a call.
  @usableFromInline
  enum Answer {
    case result(Result<ReturnType, ErrorType>)
    case handler(Handler)
    case asyncHandler(AsyncHandler)
  }

  @usableFromInline
  typealias Handler = @Sendable (Arguments) -> Result<ReturnType, ErrorType>
  @usableFromInline
  typealias AsyncHandler =
    nonisolated(nonsending) @Sendable (Arguments) async -> Result<ReturnType, ErrorType>

  // MARK: Handlers

  /// A closure that answers a call from its arguments when ``resultQueue`` is empty.
  ///
  /// It may call its arguments, such as a completion handler, and may call the stub again. For a function without
  /// arguments, a closure that is assigned begins with `_ in`; ``answers(_:)`` takes one without it.
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

  /// A closure that answers an asynchronous call from its arguments when ``resultQueue`` is empty. It takes precedence
  /// over `handler`. Synchronous calls are answered as if it were not set.
  ///
  /// The call is recorded after the closure has answered.
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

  /// Computes `isPlain` again. Used only with the lock.
  private func updateIsPlain() {
    isPlain = recordsCalls && _handler == nil && _asyncHandler == nil && _conditions.isEmpty
  }

  // MARK: Conditions

  /// Returns a new stub for the calls whose arguments satisfy the predicate.
  ///
  /// The new stub answers those calls before this stub does, as long as it has an answer, and both record them. If
  /// several such stubs accept a call, the one that was made last answers first. An asynchronous call awaits this
  /// stub's prologue, then the prologues of all stubs that accept the call, and finally the epilogues in the opposite
  /// order.
  @_alwaysEmitIntoClient
  public func when(_ predicate: @escaping @Sendable (Arguments) -> Bool) -> ThrowingStub {
    addCondition(predicate)
  }

  /// Returns a new stub for the calls of which one argument has this value: `when(\.id, 3)`.
  @_alwaysEmitIntoClient
  public func when<Value: Equatable>(
    _ argument: any KeyPath<Arguments, Value> & Sendable, _ value: Value
  ) -> ThrowingStub {
    addCondition { $0[keyPath: argument] == value }
  }

  /// Returns a new stub for the calls with exactly these arguments, in order.
  @_alwaysEmitIntoClient
  public func when<each Value: Equatable>(_ values: repeat each Value) -> ThrowingStub
  where Arguments == (repeat each Value) {
    addCondition(areEqual(to: repeat each values))
  }

  /// Returns a new stub for the calls that a condition accepts.
  ///
  /// - Parameter accepts: The condition. It may be called in each isolation in which the stub is called; the stub is
  ///   `Sendable` only if the arguments are.
  @usableFromInline
  func addCondition(_ accepts: @escaping (Arguments) -> Bool) -> ThrowingStub {
    let stub = ThrowingStub(forCallsOf: self)
    lock.withLock {
      _conditions.append(Condition(accepts: accepts, stub: stub))
      isPlain = false
    }
    return stub
  }

  // MARK: One answer after the other

  /// Answers one call with a value.
  @discardableResult
  @_alwaysEmitIntoClient
  public func returnsOnce(_ value: ReturnType) -> Self { enqueue(.success(value)) }

  /// Answers one call with an error.
  @discardableResult
  @_alwaysEmitIntoClient
  public func throwsOnce(_ error: ErrorType) -> Self { enqueue(.failure(error)) }

  /// Answers calls with a value when the queue is empty. Removes the handlers.
  @discardableResult
  @_alwaysEmitIntoClient
  public func returns(_ value: ReturnType) -> Self { answerFromNowOn(with: .success(value)) }

  /// Answers calls with an error when the queue is empty. Removes the handlers.
  @discardableResult
  @_alwaysEmitIntoClient
  public func `throws`(_ error: ErrorType) -> Self { answerFromNowOn(with: .failure(error)) }

  /// Answers calls by a closure, from their arguments, when the queue is empty. Removes `asyncHandler`.
  @discardableResult
  @_alwaysEmitIntoClient
  public func answers(_ handler: @escaping @Sendable (Arguments) throws(ErrorType) -> ReturnType) -> Self {
    answerFromNowOn { arguments in
      Result { () throws(ErrorType) -> ReturnType in try handler(arguments) }
    }
  }

  /// Sets the handler, and removes the asynchronous one, which would take precedence over it.
  @usableFromInline
  func answerFromNowOn(by handler: @escaping Handler) -> Self {
    var replaced: (Handler?, AsyncHandler?) = (handler, nil)
    lock.withLock {
      swap(&_handler, &replaced.0)
      swap(&_asyncHandler, &replaced.1)
      updateIsPlain()
    }
    return self
  }

  /// Sets the default result, and removes the handlers, which would take precedence over it.
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
        // `nextResult` may exceed the number of results, since it also counts calls that the default result answered.
        used = Array(_resultQueue.prefix(nextResult))
        _resultQueue.removeFirst(used.count)
        nextResult = 0
      }
      _resultQueue.append(result)
    }
    return self
  }
}

// These properties have no closure type that throws `Never`, because the compiler crashes where one is read.
extension ThrowingStub where ErrorType == Never {
  /// A closure that answers a call from its arguments when ``returnValueQueue`` is empty.
  ///
  /// It may call its arguments, such as a completion handler, and may call the stub again.
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

  /// A closure that answers an asynchronous call from its arguments when ``returnValueQueue`` is empty. It takes
  /// precedence over `handler`. Synchronous calls are answered as if it were not set.
  ///
  /// The call is recorded after the closure has answered.
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

// A stub with `Sendable` arguments may be called in several isolations at once, so that a value that it keeps for
// comparison must not be used elsewhere.
extension ThrowingStub where Arguments: Sendable {
  /// Returns a new stub for the calls of which one argument has this value: `when(\.id, 3)`.
  @_alwaysEmitIntoClient
  public func when<Value: Equatable & Sendable>(
    _ argument: any KeyPath<Arguments, Value> & Sendable, _ value: Value
  ) -> ThrowingStub {
    addCondition { $0[keyPath: argument] == value }
  }

  /// Returns a new stub for the calls of which one argument has this value, which the test must not use elsewhere.
  @_alwaysEmitIntoClient
  public func when<Value: Equatable>(
    _ argument: any KeyPath<Arguments, Value> & Sendable, _ value: sending Value
  ) -> ThrowingStub {
    let lock = Lock()
    return addCondition { arguments in
      let passed = arguments[keyPath: argument]
      return lock.withLock { passed == value }
    }
  }
}

extension ThrowingStub where Arguments: Equatable {
  /// Returns a new stub for the calls with this argument.
  @_alwaysEmitIntoClient
  public func when(_ value: Arguments) -> ThrowingStub {
    addCondition { $0 == value }
  }
}

extension ThrowingStub where ReturnType == Void {
  /// Answers one call by returning.
  @discardableResult
  @_alwaysEmitIntoClient
  public func returnsOnce() -> Self { enqueue(.success(())) }

  /// Answers calls by returning when the queue is empty. Removes the handlers.
  @discardableResult
  @_alwaysEmitIntoClient
  public func returns() -> Self { returns(()) }
}

// MARK: - Answering

extension ThrowingStub {
  /// Answers a call and records it, also in the stubs of the conditions that accept it. The user's closures are called
  /// without the lock, since they may call the stub again.
  ///
  /// - Parameter next: A closure that answers if the stub has no answer.
  @usableFromInline
  func answer(
    _ arguments: Arguments, else next: (Arguments) -> Result<ReturnType, ErrorType>
  ) -> Result<ReturnType, ErrorType> {
    let number = lock.withLock { takeNumber() }
    var concerned: [ThrowingStub] = []
    let result: Result<ReturnType, ErrorType> =
      switch choose(for: arguments, isAwaited: false, concerned: &concerned) {
      case .result(let result): result
      case .handler(let handler): handler(arguments)
      case .asyncHandler, nil: next(arguments)
      }
    for stub in concerned { stub.add(Call(arguments: arguments, result: result, number: number)) }
    return result
  }

  /// Answers a call and records it like `answer(_:else:)`. Asynchronous handlers may answer too.
  @usableFromInline
  nonisolated(nonsending) func answerAwaiting(
    _ arguments: Arguments,
    else next: nonisolated(nonsending) (Arguments) async -> Result<ReturnType, ErrorType>
  ) async -> Result<ReturnType, ErrorType> {
    let number = lock.withLock { takeNumber() }
    var concerned: [ThrowingStub] = []
    let result: Result<ReturnType, ErrorType>
    switch choose(for: arguments, isAwaited: true, concerned: &concerned) {
    case .result(let known): result = known
    case .handler(let handler): result = handler(arguments)
    case .asyncHandler(let handler): result = await handler(arguments)
    case nil: result = await next(arguments)
    }
    for stub in concerned { stub.add(Call(arguments: arguments, result: result, number: number)) }
    return result
  }

  /// Chooses the answer to a call; `nil` if there is none. Collects the stubs that must record the call, this one
  /// first.
  ///
  /// - Parameter isAwaited: Whether the call is asynchronous, so that asynchronous handlers can answer it.
  private func choose(for arguments: Arguments, isAwaited: Bool, concerned: inout [ThrowingStub]) -> Answer? {
    concerned.append(self)
    var answer: Answer?
    for condition in lock.withLock({ _conditions }).reversed() where condition.accepts(arguments) {
      if answer == nil {
        answer = condition.stub.choose(for: arguments, isAwaited: isAwaited, concerned: &concerned)
      } else {
        condition.stub.collect(for: arguments, concerned: &concerned)
      }
    }
    return answer ?? lock.withLock { takeAnswer(isAwaited: isAwaited) }
  }

  /// Collects the stubs that must record a call that another stub answers.
  private func collect(for arguments: Arguments, concerned: inout [ThrowingStub]) {
    concerned.append(self)
    for condition in lock.withLock({ _conditions }) where condition.accepts(arguments) {
      condition.stub.collect(for: arguments, concerned: &concerned)
    }
  }

  /// Takes the answer of the stub itself; `nil` if it has none. Used only with the lock.
  private func takeAnswer(isAwaited: Bool) -> Answer? {
    if let result = nextQueued {
      nextResult += 1
      return .result(result)
    }
    if isAwaited, let _asyncHandler { return .asyncHandler(_asyncHandler) }
    return _handler.map(Answer.handler) ?? _defaultResult.map(Answer.result)
  }

  private func add(_ call: Call) {
    let isWatched = lock.withLock {
      if recordsCalls { _calls.append(call) }
      return self.isWatched
    }
    if isWatched { announceCalls() }
  }
}
