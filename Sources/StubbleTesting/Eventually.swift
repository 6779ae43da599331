import Stubble

/// Waits until a condition holds, and fails the test if it does not hold in time.
///
/// - Returns: Whether the condition holds.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@discardableResult
public nonisolated(nonsending) func eventually<C: Clock<Duration>>(
  within timeout: Duration = .seconds(1), clock: C = ContinuousClock(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ condition: nonisolated(nonsending) () async throws -> Bool
) async throws -> Bool {
  reportStubFailures()
  let deadline = clock.deadline(after: timeout)
  var pause = Duration.milliseconds(1)
  while true {
    if try await condition() { return true }
    if clock.now >= deadline { break }
    await Task.yield()
    try await clock.sleep(until: min(deadline, clock.now.advanced(by: pause)), tolerance: nil)
    pause = min(pause * 2, .milliseconds(20))
  }
  report(
    StubFailure(
      message: "expected the condition to hold within \(timeout)", fileID: fileID, filePath: filePath,
      line: line, column: column))
  return false
}
