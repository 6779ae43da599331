// What a stub does that was given no result.

/// What the stubs of a mock do that a test has not set up.
public enum MockPolicy: Sendable {
  /// A call is a failure of the test, unless it returns nothing.
  case strict
  /// A call returns the default value of its type, if that is ``DefaultProvidable``: nil, zero, false or empty.
  case relaxed
}

/// A stub was called that had no result.
public struct UnexpectedCall: Error, CustomStringConvertible {
  /// Which stub was called, and with what.
  public let description: String
}

extension ThrowingStub {
  /// Whether calls without a result return the default value of their type, if that is ``DefaultProvidable``.
  public var isRelaxed: Bool {
    get { lock.withLock { _isRelaxed } }
    set { lock.withLock { _isRelaxed = newValue } }
  }

  /// The name of the function that the stub replaces, for messages.
  public var name: String? { lock.withLock { _name } }

  /// Gives the stub a name, unless it has one.
  @discardableResult
  public func named(_ name: String) -> Self {
    lock.withLock { if _name == nil { _name = name } }
    return self
  }

  /// The name as messages have it.
  @usableFromInline
  var displayName: String { name ?? "a stub" }

  /// What a call without a result returns or throws. Traps if there is nothing that it could.
  @usableFromInline
  func resultInPlace(of arguments: Arguments) -> Result<ReturnType, ErrorType> {
    let value = DefaultValue<ReturnType>.value
    if let value, isRelaxed { return .success(value) }
    let given = Arguments.self == Void.self ? "" : " with \(arguments)"
    let message = "\(displayName) was called\(given) before its stub had a result"
    let (file, line) = origin ?? (#fileID, #line)
    if StubFailure.handler != nil {
      let error = UnexpectedCall(description: message) as? ErrorType
      if let result = error.map(Result.failure) ?? value.map(Result.success) {
        StubFailure(message: message, fileID: file, filePath: file, line: line, column: 1).report()
        return result
      }
    }
    fatalError(message, file: file, line: line)
  }
}

/// The value that a type has of itself.
private enum DefaultValue<Value> {
  /// A cast of a value would look inside an optional.
  private final class Box<Content> {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  static var value: Value? {
    func content<Known: DefaultProvidable>(_ type: Known.Type) -> AnyObject { Box(type.defaultValue) }
    if let type = Value.self as? any DefaultProvidable.Type { return (content(type) as? Box<Value>)?.content }
    return (Box(()) as AnyObject as? Box<Value>)?.content
  }
}
