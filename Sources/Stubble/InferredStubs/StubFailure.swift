/// A failure of a test, such as an expectation that was not met, for a test framework to report.
public struct StubFailure: Sendable, CustomStringConvertible {
  /// The message, which says what was expected and what happened.
  public let message: String

  /// The module and the file in which the expectation was stated or verified, as `#fileID` names them.
  public let fileID: StaticString
  /// The path of that file, as `#filePath` names it.
  public let filePath: StaticString
  /// The line of the expectation, counted from one.
  public let line: UInt
  /// The column of the expectation, counted from one.
  public let column: UInt

  public var description: String { message }

  /// A location in the source of a test.
  public struct Location: Sendable, Equatable, CustomStringConvertible {
    /// The module and the file, as `#fileID` names them.
    public let fileID: String
    /// The path of the file, as `#filePath` names it.
    public let filePath: String
    /// The line, counted from one.
    public let line: Int
    /// The column, counted from one.
    public let column: Int

    /// Creates a location, by default that of the expression.
    public init(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      self.fileID = "\(fileID)"
      self.filePath = "\(filePath)"
      self.line = Int(line)
      self.column = Int(column)
    }

    public var description: String { "\(fileID):\(line)" }
  }

  private static let lock = Lock()
  private nonisolated(unsafe) static var sharedHandler: (@Sendable (StubFailure) -> Void)?

  /// The closure that reports failures; `nil` to trap at a failure.
  ///
  /// Set it once for a process, to a closure that calls `Issue.record` or `XCTFail`: this library imports no test
  /// framework. The functions of `StubbleTesting` set it, unless it is set already; its `reportStubFailures()` does
  /// nothing else.
  public static var handler: (@Sendable (StubFailure) -> Void)? {
    get { lock.withLock { sharedHandler } }
    set {
      var handler = newValue
      lock.withLock { swap(&sharedHandler, &handler) }
    }
  }

  /// Creates a failure with the location of an expectation, by default that of the expression.
  public init(
    message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.message = message
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports the failure by the ``handler``, or traps if there is none.
  public func report() {
    guard let handler = Self.handler else { fatalError(message, file: fileID, line: line) }
    handler(self)
  }
}
