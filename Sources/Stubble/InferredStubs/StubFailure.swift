/// An expectation that was not met, for a test framework to report.
public struct StubFailure: Sendable, CustomStringConvertible {
  /// What was expected and what happened.
  public let message: String

  // Where the expectation was stated or verified.
  public let fileID: StaticString
  public let filePath: StaticString
  public let line: UInt
  public let column: UInt

  public var description: String { message }

  private static let sharedHandler = Locked<(@Sendable (StubFailure) -> Void)?>(nil)

  /// What reports failures, set once for a process to `Issue.record` or `XCTFail`, which this library does
  /// not import. Without it, a failure traps.
  public static var handler: (@Sendable (StubFailure) -> Void)? {
    get { sharedHandler.withLock { $0 } }
    set { sharedHandler.withLock { $0 = newValue } }
  }

  func report() {
    guard let handler = Self.handler else { fatalError(message, file: fileID, line: line) }
    handler(self)
  }
}
