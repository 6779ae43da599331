public import Observation
public import Synchronization

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

  /// All that changes. Only ever touched under the lock, hence `Sendable`.
  @usableFromInline
  struct State: @unchecked Sendable {
    @usableFromInline var defaultResult: Result<ReturnType, ErrorType>
    @usableFromInline var resultQueue: ArraySlice<Result<ReturnType, ErrorType>>
    @usableFromInline var calls: [Call] = []
    /// Whether somebody waits for calls or has ever read them, and so may observe them.
    @usableFromInline var isWatched = false
    var waiters: [CallWaiter] = []
    var prologue: (@Sendable () async throws(ErrorType) -> Void)?
    var epilogue: (@Sendable () async throws(ErrorType) -> Void)?

    init(defaultResult: Result<ReturnType, ErrorType>, resultQueue: [Result<ReturnType, ErrorType>]) {
      self.defaultResult = defaultResult
      self.resultQueue = resultQueue[...]
    }

    @inlinable
    mutating func record(_ arguments: Arguments) -> Result<ReturnType, ErrorType> {
      let result = resultQueue.isEmpty ? defaultResult : resultQueue.removeFirst()
      calls.append(Call(arguments: arguments, result: result))
      return result
    }
  }

  @usableFromInline let state: Mutex<State>
  let registrar = ObservationRegistrar()

  /// Creates a stub that answers with a queue of results, then with a default one.
  ///
  /// - Parameters:
  ///   - defaultResult: The result of a call when the queue is empty.
  ///   - resultQueue: The results of the first calls.
  public init(
    defaultResult: Result<ReturnType, ErrorType>,
    resultQueue: [Result<ReturnType, ErrorType>] = []
  ) {
    state = Mutex(State(defaultResult: defaultResult, resultQueue: resultQueue))
  }

  /// The result of a call when ``resultQueue`` is empty.
  public var defaultResult: Result<ReturnType, ErrorType> {
    get { state.withLock { $0.defaultResult } }
    set {
      nonisolated(unsafe) let newValue = newValue
      state.withLock { $0.defaultResult = newValue }
    }
  }

  /// The results of the calls to come; each call takes the first.
  public var resultQueue: [Result<ReturnType, ErrorType>] {
    get { state.withLock { Array($0.resultQueue) } }
    set {
      nonisolated(unsafe) let newValue = newValue
      state.withLock { $0.resultQueue = newValue[...] }
    }
  }

  /// The calls so far, in order.
  public var calls: [Call] {
    // Set before the observation begins: a call that does not see the flag is one that this read sees.
    state.withLock { $0.isWatched = true }
    registrar.access(self, keyPath: \.calls)
    return state.withLock { $0.calls }
  }

  /// Forgets the calls so far.
  public func clearCalls() {
    registrar.withMutation(of: self, keyPath: \.calls) {
      state.withLock { $0.calls = [] }
    }
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
    nonisolated(unsafe) let arguments = arguments
    return state.withLock { $0.isWatched ? nil : $0.record(arguments) } ?? recordWatched(arguments)
  }

  /// Records a call and tells those who observe or wait for it.
  @usableFromInline
  func recordWatched(_ arguments: Arguments) -> Result<ReturnType, ErrorType> {
    nonisolated(unsafe) let arguments = arguments
    return registrar.withMutation(of: self, keyPath: \.calls) {
      let (result, waiters) = state.withLock { state in
        (state.record(arguments), state.takeSatisfiedWaiters())
      }
      for waiter in waiters { waiter.finish() }
      return result
    }
  }
}

extension ThrowingStub: Sendable where Arguments: Sendable, ReturnType: Sendable {}

/// A stand-in for a function that does not throw; see ``ThrowingStub``.
public typealias Stub<Arguments, ReturnType> = ThrowingStub<Arguments, ReturnType, Never>
