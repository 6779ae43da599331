/// A failure of a test, such as an expectation that was not met, for a test framework to report.
public struct StubFailure: Sendable, CustomStringConvertible {
  /// The message, which says what was expected and what happened.
  public let message: String

  // The location at which the expectation was stated or verified.
  public let fileID: StaticString
  public let filePath: StaticString
  public let line: UInt
  public let column: UInt

  public var description: String { message }

  /// A location in the source of a test.
  public struct Location: Sendable, Equatable, CustomStringConvertible {
    public let fileID: String
    public let filePath: String
    public let line: Int
    public let column: Int

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
