// Calls of stubs that were given no result.

/// The behavior of a mock's stubs that a test has not set up.
public enum MockPolicy: Sendable {
  /// A call fails the test, unless the function returns `Void`.
  case strict
  /// A call returns the default value of its return type, if that is ``DefaultProvidable``, such as `nil`, zero, `false`
  /// or empty, or a tuple of such values.
  case relaxed
}

extension ThrowingStub {
  /// Whether calls without a result return the default value of the return type, if that is ``DefaultProvidable``.
  public var isRelaxed: Bool {
    get { lock.withLock { _isRelaxed } }
    set { lock.withLock { _isRelaxed = newValue } }
  }

  /// Makes calls without a result return a tuple of default values, if each element is ``DefaultProvidable``. Otherwise this
  /// sets only ``isRelaxed``, since no tuple conforms to a protocol itself.
  ///
  /// - Parameter tuple: The return type without labels: `(Int, String).self`.
  public func relax<each Element>(as tuple: (repeat each Element).Type) {
    isRelaxed = true
    if let values = try? (repeat DefaultValue<each Element>.known()) as? ReturnType {
      defaultResult = .success(values)
    }
  }

  /// The name of the function that the stub replaces, for messages; `nil` if it was given none.
  public var name: String? { lock.withLock { _name } }

  /// Gives the stub a name, unless it has one.
  @discardableResult
  public func named(_ name: String) -> Self {
    lock.withLock { if _name == nil { _name = name } }
    return self
  }

  /// The name in messages.
  @usableFromInline
  var displayName: String { name ?? "a stub" }

  /// Returns the result of a call for which the stub has none, after reporting a failure unless the stub is relaxed.
  /// Traps if there is no handler of failures, or nothing that could be returned or thrown.
  @usableFromInline
  func resultInPlace(of arguments: Arguments) -> Result<ReturnType, ErrorType> {
    let value = DefaultValue<ReturnType>.value
    if let value, isRelaxed { return .success(value) }
    let given = Arguments.self == Void.self ? "" : " with \(arguments)"
    let message = "\(displayName) was called\(given) \(reasonForNoResult)"
    let (fileID, filePath, line) = origin ?? (#fileID, #filePath, #line)
    return UnexpectedCall.report(message, fileID, filePath, line)
  }

  /// The reason that a call has no result, as the end of a sentence.
  private var reasonForNoResult: String {
    let (isAsynchronous, hadResults) = lock.withLock { (_asyncHandler != nil, nextResult > 0) }
    if isAsynchronous { return "synchronously, but has only an asynchronous handler" }
    return hadResults ? "after its results were used up" : "before its stub had a result"
  }
}
