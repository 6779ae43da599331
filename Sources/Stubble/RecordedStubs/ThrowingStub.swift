public import Observation

// In this library, generic code that few files of a test use is `@_alwaysEmitIntoClient`: it is compiled together with
// those files, and not in every build of the library.

/// A replacement of a function that answers with given results and records each call.
///
/// A call takes the first result of ``resultQueue``. When the queue is empty, `handler` answers from the arguments; if
/// there is no handler, the result is ``defaultResult``. Stubs made by `when(_:)` for certain arguments take precedence
/// over all of these.
///
/// Stubs may be called, configured and read on several threads at once. ``calls``, and what is derived from it, can be
/// observed; the other properties are not tracked.
public final class ThrowingStub<Arguments, ReturnType, ErrorType: Error> {
  @usableFromInline let lock = Lock()

  // The mutable state, which is accessed only with the lock. Hence it is `nonisolated(unsafe)`, and not checked for
  // overlapping accesses at run time, which would cost more than the call itself. Values that are replaced are swapped
  // out, and released after the lock, since a user's `deinit` may call the stub.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var _defaultResult:
    Result<ReturnType, ErrorType>?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var _resultQueue:
    [Result<ReturnType, ErrorType>]
  /// The index in the queue of the next call's result, not less than its count if the queue is used up.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var nextResult = 0
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var _calls: [Call] = []
  /// The numbers of the calls that an expectation counted.
  nonisolated(unsafe) var countedNumbers: Set<Int> = []
  /// The number of calls that were removed from the recorded ones.
  @usableFromInline nonisolated(unsafe) var clearedCount = 0
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var lastNumber = 0
  /// Whether calls are recorded, and only the queue and the default result can answer them.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isPlain = true
  /// Whether some task waits for calls, or they have been read and so may be observed.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isWatched = false
  nonisolated(unsafe) var waiters: [CallWaiter] = []
  @usableFromInline nonisolated(unsafe) var _prologue: Pause?
  @usableFromInline nonisolated(unsafe) var _epilogue: Pause?

  // The closures return results instead of throwing: on older systems, a function type with typed throws cannot be a
  // generic argument.
  @usableFromInline nonisolated(unsafe) var _handler: Handler?
  @usableFromInline nonisolated(unsafe) var _asyncHandler: AsyncHandler?
  @usableFromInline nonisolated(unsafe) var _conditions: [Condition] = []
  nonisolated(unsafe) var _isRelaxed = false
  nonisolated(unsafe) var _name: String?

  /// Whether calls are recorded.
  @usableFromInline package let recordsCalls: Bool

  private let observation = CallObservation()
  /// The place at which the stub was created, if it was created with a name.
  let origin: (fileID: StaticString, filePath: StaticString, line: UInt)?

  /// Creates a stub that answers with a queue of results, then with a default one.
  ///
  /// - Parameters:
  ///   - defaultResult: The result of a call when the queue is empty.
  ///   - resultQueue: The results of the first calls.
  public init(
    defaultResult: Result<ReturnType, ErrorType>,
    resultQueue: [Result<ReturnType, ErrorType>] = []
  ) {
    _defaultResult = defaultResult
    _resultQueue = resultQueue
    recordsCalls = true
    origin = nil
  }

  /// Creates a stub with a name, for a mock that can be used before it is set up.
  ///
  /// A call for which the stub has no result is a failure, whose message contains the stub's name, the arguments, and
  /// the place at which the stub was created. If something can be returned or thrown in place of the result, the
  /// failure is reported to ``StubFailure/handler``; otherwise the call traps.
  ///
  /// - Parameters:
  ///   - name: The name of the function that the stub replaces.
  ///   - defaultResult: The result of calls until the stub is given another one; `nil` for none.
  ///   - recordsCalls: Whether calls are recorded in ``calls``.
  ///   - fileID: The file that the message names.
  ///   - filePath: The path of that file, at which a test framework shows the failure.
  ///   - line: The line that the message names.
  public init(
    named name: String, defaultResult: Result<ReturnType, ErrorType>? = nil, recordsCalls: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) {
    _defaultResult = defaultResult
    _resultQueue = []
    _name = name
    self.recordsCalls = recordsCalls
    isPlain = recordsCalls
    origin = (fileID, filePath, line)
  }

  /// Creates a stub for some of the calls of another one, which has the other's name in messages.
  init(forCallsOf stub: ThrowingStub) {
    _defaultResult = nil
    _resultQueue = []
    _name = stub.name
    recordsCalls = stub.recordsCalls
    isPlain = recordsCalls
    origin = stub.origin
  }

  /// The result of a call when ``resultQueue`` is empty and there is no handler.
  ///
  /// Reading it traps if the stub was given none, as is possible for a stub with a name.
  public var defaultResult: Result<ReturnType, ErrorType> {
    get {
      guard let result = lock.withLock({ _defaultResult }) else {
        fatalError(
          "\(displayName) has no default result", file: origin?.fileID ?? #fileID, line: origin?.line ?? #line
        )
      }
      return result
    }
    set {
      var value: Result<ReturnType, ErrorType>? = newValue
      lock.withLock { swap(&_defaultResult, &value) }
    }
  }

  /// The results of the calls to come; each call takes the first.
  ///
  /// Appending to the queue reads it and then sets it, and in between other tasks may do the same or call the stub. In
  /// that case use ``returnsOnce(_:)`` and ``throwsOnce(_:)``, which append in one step.
  public var resultQueue: [Result<ReturnType, ErrorType>] {
    get { lock.withLock { Array(_resultQueue.dropFirst(nextResult)) } }
    set {
      var value = newValue
      lock.withLock {
        swap(&_resultQueue, &value)
        nextResult = 0
      }
    }
  }

  /// The calls so far, in order.
  public var calls: [Call] {
    // The access is registered before the read, so that a concurrent call is either read or notifies the observer.
    observation.access(self)
    return lock.withLock {
      isWatched = true
      return _calls
    }
  }

  /// Removes the recorded calls.
  public func clearCalls() {
    var calls: [Call] = []
    lock.withLock {
      clearedCount += _calls.count
      swap(&_calls, &calls)
    }
    announceCalls()
  }

  /// Calls the stub, which records the call.
  ///
  /// - Parameter arguments: The arguments, several as a tuple or a struct of their own.
  /// - Returns: The value of the first result in ``resultQueue``, what `handler` returns, or the value of
  ///   ``defaultResult``.
  /// - Throws: The error of that result.
  @inlinable
  public func callAsFunction(_ arguments: Arguments) throws(ErrorType) -> ReturnType {
    try record(arguments).get()
  }

  @inlinable
  func record(_ arguments: Arguments) -> Result<ReturnType, ErrorType> {
    let (result, isWatched) = lock.withLock { (takeResult(recording: arguments), self.isWatched) }
    guard let result else { return answer(arguments) { resultInPlace(of: $0) } }
    if isWatched { announceCalls() }
    return result
  }

  /// Takes the result of a call and records the call. Returns `nil` without recording it if there are answers besides
  /// the queue and the default result, or none at all. Used only with the lock.
  @inlinable
  func takeResult(recording arguments: Arguments) -> Result<ReturnType, ErrorType>? {
    guard isPlain, let result = nextQueued ?? _defaultResult else { return nil }
    nextResult += 1
    _calls.append(Call(arguments: arguments, result: result, number: takeNumber()))
    return result
  }

  /// Returns the number of a call that begins. Used only with the lock.
  @inlinable
  func takeNumber() -> Int {
    lastNumber = CallNumber.next(after: lastNumber)
    return lastNumber
  }

  /// The first result in the queue; `nil` if it is empty. Used only with the lock.
  @inlinable
  var nextQueued: Result<ReturnType, ErrorType>? {
    nextResult < _resultQueue.count ? _resultQueue[nextResult] : nil
  }

  /// Notifies the observers of the calls, and the tasks that wait for calls, of a change.
  ///
  /// Observers are notified once, and read the calls again if they want to be notified again, so that a stub without
  /// observers is not slowed down. They are notified after the change, so that they read the new calls.
  @usableFromInline
  func announceCalls() {
    let waiters = lock.withLock { takeSatisfiedWaiters() }
    observation.announce(self)
    for waiter in waiters { waiter.finish() }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ThrowingStub: Observable {}

extension ThrowingStub: Sendable where Arguments: Sendable, ReturnType: Sendable {}

/// A replacement of a function that does not throw; see ``ThrowingStub``.
public typealias Stub<Arguments, ReturnType> = ThrowingStub<Arguments, ReturnType, Never>
