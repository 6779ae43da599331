public import Observation

// In this library, generic code that few files of a test use is `@_alwaysEmitIntoClient`: it is compiled into
// those files, and not in each build.

/// A replacement of a function that answers with results it was given and records each call.
///
/// A call takes the first result of ``resultQueue``, or ``defaultResult`` when the queue is empty. Stubs may
/// be called, configured and read from several threads at once. ``calls``, and what is derived from it, can be
/// observed; the other properties are not tracked.
public final class ThrowingStub<Arguments, ReturnType, ErrorType: Error> {
  /// A recorded call.
  ///
  /// Calls are `Sendable` whatever they contain: code that sends one elsewhere must know that this is safe.
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

  @usableFromInline let lock = Lock()

  // All that changes. Only ever touched under the lock, hence `nonisolated(unsafe)`, and not checked for
  // overlapping accesses at run time, which would cost more than the call itself. What is replaced is swapped out
  // and let go after the lock: a user's `deinit` may call the stub.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var _defaultResult:
    Result<ReturnType, ErrorType>?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var _resultQueue:
    [Result<ReturnType, ErrorType>]
  /// The index in the queue of the next call's result.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var nextResult = 0
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var _calls: [Call] = []
  /// Whether somebody waits for calls, or has read them and so may observe them.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isWatched = false
  nonisolated(unsafe) var waiters: [CallWaiter] = []
  @usableFromInline nonisolated(unsafe) var _prologue: (@Sendable () async throws(ErrorType) -> Void)?
  @usableFromInline nonisolated(unsafe) var _epilogue: (@Sendable () async throws(ErrorType) -> Void)?

  private let observation = CallObservation()
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
    _defaultResult = defaultResult
    _resultQueue = resultQueue
    origin = nil
  }

  /// Creates a stub without results, for a `let` of a mock.
  ///
  /// Until it is given a ``defaultResult`` or a ``resultQueue``, calling it traps with its name, and with the
  /// place where it was made.
  ///
  /// - Parameters:
  ///   - name: The name of the function that the stub replaces, for the message of the trap.
  ///   - file: The file that the message names.
  ///   - line: The line that the message names.
  public init(named name: String, file: StaticString = #fileID, line: UInt = #line) {
    _resultQueue = []
    origin = (name, file, line)
  }

  /// The result of a call when ``resultQueue`` is empty.
  public var defaultResult: Result<ReturnType, ErrorType> {
    get {
      guard let result = lock.withLock({ _defaultResult }) else { trapWithoutResult() }
      return result
    }
    set {
      var value: Result<ReturnType, ErrorType>? = newValue
      lock.withLock { swap(&_defaultResult, &value) }
    }
  }

  /// The results of the calls to come; each call takes the first.
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
    // In this order: a call either comes before the read, or notifies the reader.
    observation.access(self)
    return lock.withLock {
      isWatched = true
      return _calls
    }
  }

  /// Forgets the calls so far.
  public func clearCalls() {
    var calls: [Call] = []
    lock.withLock { swap(&_calls, &calls) }
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
    let (result, isWatched) = lock.withLock { (takeResult(recording: arguments), self.isWatched) }
    if isWatched { announceCalls() }
    guard let result else { trapWithoutResult() }
    return result
  }

  /// Takes the result of a call and records the call, unless there is no result. Under the lock only.
  @inlinable
  func takeResult(recording arguments: Arguments) -> Result<ReturnType, ErrorType>? {
    let result = nextResult < _resultQueue.count ? _resultQueue[nextResult] : _defaultResult
    guard let result else { return nil }
    nextResult += 1
    _calls.append(Call(arguments: arguments, result: result))
    return result
  }

  @usableFromInline
  func trapWithoutResult() -> Never {
    guard let origin else { fatalError("a stub was called that has no result") }
    fatalError("\(origin.name) was called before its stub had a result", file: origin.file, line: origin.line)
  }

  /// Notifies observers of the calls, and those who wait for them, of new ones.
  ///
  /// Observers are notified once and read the calls again if they want to be notified again, so that a stub
  /// without observers is not slowed down. They are notified after the change: what they read is new.
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
