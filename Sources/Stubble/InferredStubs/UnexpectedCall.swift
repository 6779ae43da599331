/// The error of a call of a stub or placeholder that had no result.
public struct UnexpectedCall: Error, CustomStringConvertible {
  /// A message with the stub's name and the arguments of the call.
  public let description: String
}

extension UnexpectedCall {
  /// Reports a call that has no result, and returns what can be thrown or returned in place of the result. Traps if
  /// there is no handler of failures, or nothing of that kind.
  static func report<Output, E: Error>(
    _ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt
  ) -> Result<Output, E> {
    if StubFailure.handler != nil {
      let error = UnexpectedCall(description: message) as? E
      if let result = error.map(Result.failure) ?? DefaultValue<Output>.value.map(Result.success) {
        StubFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: 1).report()
        return result
      }
    }
    fatalError(message, file: fileID, line: line)
  }
}

/// The default value of a type: that of ``DefaultProvidable``, or the empty tuple.
enum DefaultValue<Value> {
  /// A value in a class, since casting the value itself would unwrap an optional.
  private final class Box<Content> {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  /// The error that a type has no default value.
  private struct Missing: Error {}

  /// Returns the default value.
  static func known() throws -> Value {
    guard let value else { throw Missing() }
    return value
  }

  static var value: Value? {
    func content<Known: DefaultProvidable>(_ type: Known.Type) -> AnyObject { Box(type.defaultValue) }
    if let type = Value.self as? any DefaultProvidable.Type { return (content(type) as? Box<Value>)?.content }
    return (Box(()) as AnyObject as? Box<Value>)?.content
  }
}
