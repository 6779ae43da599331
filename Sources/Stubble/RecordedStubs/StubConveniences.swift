// Conveniences of stubs, depending on whether they take arguments, return values and throw errors.

extension ThrowingStub {
  /// Creates a stub that returns a value by default.
  ///
  /// - Parameters:
  ///   - defaultReturnValue: The value of a call when the queue is empty.
  ///   - resultQueue: The results of the first calls.
  public convenience init(
    defaultReturnValue: ReturnType,
    resultQueue: [Result<ReturnType, ErrorType>] = []
  ) {
    self.init(defaultResult: .success(defaultReturnValue), resultQueue: resultQueue)
  }

  /// Creates a stub that throws by default.
  ///
  /// - Parameters:
  ///   - defaultError: The error of a call when the queue is empty.
  ///   - resultQueue: The results of the first calls.
  public convenience init(
    defaultError: ErrorType,
    resultQueue: [Result<ReturnType, ErrorType>] = []
  ) {
    self.init(defaultResult: .failure(defaultError), resultQueue: resultQueue)
  }

  /// The arguments of the calls so far.
  public var callArguments: [Arguments] { calls.map(\.arguments) }

  /// The results of the calls so far.
  public var callResults: [Result<ReturnType, ErrorType>] { calls.map(\.result) }

  /// Returns the calls so far whose arguments satisfy the predicate.
  @_alwaysEmitIntoClient
  public func calls(where predicate: (Arguments) throws -> Bool) rethrows -> [Call] {
    try calls.filter { try predicate($0.arguments) }
  }

  /// Returns the calls so far of which one argument has this value: `calls(where: \.id, 3)`.
  @_alwaysEmitIntoClient
  public func calls<Value: Equatable>(where argument: KeyPath<Arguments, Value>, _ value: Value) -> [Call] {
    calls { $0[keyPath: argument] == value }
  }

  /// Returns the calls so far with exactly these arguments, in order.
  @_alwaysEmitIntoClient
  public func calls<each Value: Equatable>(with values: repeat each Value) -> [Call]
  where Arguments == (repeat each Value) {
    calls(where: areEqual(to: repeat each values))
  }
}

extension ThrowingStub where Arguments: Equatable {
  /// Returns the calls so far with these arguments.
  @_alwaysEmitIntoClient
  public func calls(with arguments: Arguments) -> [Call] {
    calls { $0 == arguments }
  }
}

extension ThrowingStub where Arguments == Void {
  /// Calls the stub, which records the call.
  @inlinable
  public func callAsFunction() throws(ErrorType) -> ReturnType {
    try record(()).get()
  }
}

extension ThrowingStub where ReturnType == Void {
  /// Creates a stub that throws errors, or returns where an error is `nil`.
  ///
  /// - Parameters:
  ///   - defaultError: The error of a call when the queue is empty.
  ///   - errorQueue: The errors of the first calls.
  public convenience init(defaultError: ErrorType?, errorQueue: [ErrorType?] = []) {
    self.init(defaultResult: Self.result(of: defaultError), resultQueue: errorQueue.map(Self.result))
  }

  /// The error of a call when ``errorQueue`` is empty and there is no handler; `nil` if it returns.
  ///
  /// Reading it traps if the stub was given neither, as is possible for a stub with a name.
  public var defaultError: ErrorType? {
    get { defaultResult.error }
    set { defaultResult = Self.result(of: newValue) }
  }

  /// The errors of the calls to come; `nil` for each that returns.
  ///
  /// Appending to it takes two steps, as with ``resultQueue``.
  public var errorQueue: [ErrorType?] {
    get { resultQueue.map(\.error) }
    set { resultQueue = newValue.map(Self.result) }
  }

  /// The errors of the calls so far; `nil` for each that returned.
  public var callErrors: [ErrorType?] { calls.map(\.error) }

  private static func result(of error: ErrorType?) -> Result<Void, ErrorType> {
    error.map(Result.failure) ?? .success(())
  }
}

extension ThrowingStub.Call where ReturnType == Void {
  /// The error that the call threw; `nil` if it returned.
  public var error: ErrorType? { result.error }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension ThrowingStub where ErrorType == Never {
  /// Creates a stub that returns a queue of values, then a default one.
  ///
  /// - Parameters:
  ///   - defaultReturnValue: The value of a call when the queue is empty.
  ///   - returnValueQueue: The values of the first calls.
  public convenience init(defaultReturnValue: ReturnType, returnValueQueue: [ReturnType]) {
    self.init(defaultReturnValue: defaultReturnValue, resultQueue: returnValueQueue.map(Result.success))
  }

  /// The value of a call when ``returnValueQueue`` is empty and there is no handler.
  ///
  /// Reading it traps if the stub was given none, as is possible for a stub with a name.
  public var defaultReturnValue: ReturnType {
    get { defaultResult.get() }
    set { defaultResult = .success(newValue) }
  }

  /// The values of the calls to come; each call takes the first.
  ///
  /// Appending to it takes two steps, as with ``resultQueue``.
  public var returnValueQueue: [ReturnType] {
    get { resultQueue.map { $0.get() } }
    set { resultQueue = newValue.map(Result.success) }
  }

  /// The values of the calls so far.
  public var callReturnValues: [ReturnType] { calls.map(\.returnValue) }
}

extension ThrowingStub.Call where ErrorType == Never {
  /// The value that the call returned.
  public var returnValue: ReturnType { result.get() }
}

extension ThrowingStub where ReturnType == Void, ErrorType == Never {
  /// Creates a stub that records its calls and does nothing else.
  public convenience init() {
    self.init(defaultReturnValue: ())
  }
}
