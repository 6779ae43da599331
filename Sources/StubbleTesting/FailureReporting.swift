import Stubble

#if canImport(Testing)
  private import Testing
#endif
#if canImport(XCTest)
  private import XCTest
#endif

/// Makes the failures of stubs be reported to the running test of Swift Testing or XCTest.
///
/// The functions of this module call it by themselves. Call it in a test that uses none of them, so that a call of a
/// stub without a result fails the test instead of ending the process.
public func reportStubFailures() {
  if StubFailure.handler == nil { StubFailure.handler = { report($0) } }
}

/// Reports a failure at its location.
func report(_ failure: StubFailure) {
  #if canImport(Testing)
    let location = SourceLocation(
      fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
      column: Int(failure.column))
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    // A detached task belongs to no test of Swift Testing, as a test of XCTest does: then both get the failure.
    if Test.current != nil { return }
  #endif
  #if canImport(XCTest)
    XCTFail(failure.message, file: failure.filePath, line: failure.line)
  #endif
}
