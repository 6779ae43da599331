public import Observation

/// A stand-in for a function that answers with results it was given and records each call.
///
/// A call takes the first result of ``resultQueue``, or ``defaultResult`` when the queue is empty. Stubs may
/// be called, configured and read from several threads at once. ``calls``, and what is derived from it, can be
/// observed; the other properties are not tracked.
public final class ThrowingStub<Arguments, ReturnType, ErrorType: Error>: Observable {
  /// A recorded call.
  ///
  /// Calls are `Sendable` whatever they hold: whoever sends one elsewhere answers for what is in it.
  public struct Call: Sendable {
    /// What the stub was called with.
    public nonisolated(unsafe) let arguments: Arguments

    /// What the stub returned or threw.
    public nonisolated(unsafe) let result: Result<ReturnType, ErrorType>

    @inlinable
    init(arguments: Arguments, result: Result<ReturnType, ErrorType>) {
      self.arguments = arguments
      self.result = result
    }
  }

  /// A result on its way out of the lock.
  @usableFromInline
  struct Answer: Sendable {
    @usableFromInline nonisolated(unsafe) let result: Result<ReturnType, ErrorType>

    @inlinable
    init(result: Result<ReturnType, ErrorType>) { self.result = result }
  }

  /// All that changes. Only ever touched under the lock, hence `Sendable`. What is replaced is swapped out and
  /// let go after it: a user's `deinit` may call the stub.
  @usableFromInline
  struct State: @unchecked Sendable {
    @usableFromInline var defaultResult: Result<ReturnType, ErrorType>?
    @usableFromInline var resultQueue: [Result<ReturnType, ErrorType>]
    /// The index in the queue of the next call's result.
    @usableFromInline var nextResult = 0
    @usableFromInline var calls: [Call] = []
    /// Whether somebody waits for calls, or has read them and so may observe them.
    @usableFromInline var isWatched = false
    var waiters: [CallWaiter] = []
    var prologue: (@Sendable () async throws(ErrorType) -> Void)?
    var epilogue: (@Sendable () async throws(ErrorType) -> Void)?

    init(defaultResult: Result<ReturnType, ErrorType>?, resultQueue: [Result<ReturnType, ErrorType>]) {
      self.defaultResult = defaultResult
      self.resultQueue = resultQueue
    }

    @inlinable
    mutating func takeResult() -> Result<ReturnType, ErrorType>? {
      guard nextResult < resultQueue.count else { return defaultResult }
      nextResult += 1
      return resultQueue[nextResult - 1]
    }

    @inlinable
    mutating func record(_ arguments: Arguments) -> Answer? {
      guard let result = takeResult() else { return nil }
      calls.append(Call(arguments: arguments, result: result))
      return Answer(result: result)
    }
  }

  @usableFromInline let state: Locked<State>
  let registrar = ObservationRegistrar()
  private let origin: (name: String, file: StaticString, line: UInt)?

  /// Creates a stub that answers with a queue of results, then with a default one.
  ///
  /// - Parameters:
  ///   - defaultResult: The result of a call when the queue is empty.
  ///   - resultQueue: The results of the first calls.
  public init(
    defaultResult: Result<ReturnType, ErrorType>,
    resultQueue: [Result<ReturnType, ErrorType>] = []
  ) {
    state = Locked(State(defaultResult: defaultResult, resultQueue: resultQueue))
    origin = nil
  }

  /// Creates a stub without results, for a `let` of a mock.
  ///
  /// Until it is given a ``defaultResult`` or a ``resultQueue``, calling it traps with its name, and with the
  /// place where it was made.
  ///
  /// - Parameter name: What the trap calls it; the name of the function that it stands for.
  public init(named name: String, file: StaticString = #fileID, line: UInt = #line) {
    state = Locked(State(defaultResult: nil, resultQueue: []))
    origin = (name, file, line)
  }

  /// The result of a call when ``resultQueue`` is empty.
  public var defaultResult: Result<ReturnType, ErrorType> {
    get {
      guard let answer = state.withLock({ $0.defaultResult.map(Answer.init) }) else { trapWithoutResult() }
      return answer.result
    }
    set {
      var value: Result<ReturnType, ErrorType>? = newValue
      state.withLock { swap(&$0.defaultResult, &value) }
    }
  }

  /// The results of the calls to come; each call takes the first.
  public var resultQueue: [Result<ReturnType, ErrorType>] {
    get { state.withLock { Array($0.resultQueue[$0.nextResult...]) } }
    set {
      var value = newValue
      state.withLock { state in
        swap(&state.resultQueue, &value)
        state.nextResult = 0
      }
    }
  }

  /// The calls so far, in order.
  public var calls: [Call] {
    // In this order: a call either comes before the read, or finds whoever is to be told of it.
    registrar.access(self, keyPath: \.calls)
    return state.withLock { state in
      state.isWatched = true
      return state.calls
    }
  }

  /// Forgets the calls so far.
  public func clearCalls() {
    var calls: [Call] = []
    state.withLock { swap(&$0.calls, &calls) }
    announceCalls()
  }

  /// Calls the stub, which records the call.
  ///
  /// - Parameter arguments: The arguments, several as a tuple or a struct of their own.
  /// - Returns: The value of the first result in ``resultQueue``, or of ``defaultResult``.
  /// - Throws: The error of that result.
  @inlinable
  public func callAsFunction(_ arguments: Arguments) throws(ErrorType) -> ReturnType {
    try record(arguments).get()
  }

  @inlinable
  func record(_ arguments: Arguments) -> Result<ReturnType, ErrorType> {
    let (answer, isWatched) = state.withLock { ($0.record(arguments), $0.isWatched) }
    if isWatched { announceCalls() }
    guard let answer else { trapWithoutResult() }
    return answer.result
  }

  @usableFromInline
  func trapWithoutResult() -> Never {
    guard let origin else { fatalError("a stub was called that has no result") }
    fatalError("\(origin.name) was called before its stub had a result", file: origin.file, line: origin.line)
  }

  /// Tells those who observe the calls or wait for them that there are others now.
  ///
  /// Observers are told once and read the calls again if they want to be told again, so that a stub that
  /// nobody watches any more is not slowed down. They are told after the change: what they read is new.
  @usableFromInline
  func announceCalls() {
    let waiters = state.withLock { $0.takeSatisfiedWaiters() }
    registrar.withMutation(of: self, keyPath: \.calls) {}
    for waiter in waiters { waiter.finish() }
  }
}

extension ThrowingStub: Sendable where Arguments: Sendable, ReturnType: Sendable {}

/// A stand-in for a function that does not throw; see ``ThrowingStub``.
public typealias Stub<Arguments, ReturnType> = ThrowingStub<Arguments, ReturnType, Never>
