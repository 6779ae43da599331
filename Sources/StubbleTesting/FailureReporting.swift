import Stubble

#if canImport(Testing)
  private import Testing
#endif
#if canImport(XCTest)
  private import XCTest
#endif

/// Has the failures of stubs reported to the test that runs, of Swift Testing or XCTest.
///
/// The functions of this module do so by themselves. Call it where a test uses none of them, and a stub without a result
/// is to fail the test instead of ending the process.
public func reportStubFailures() {
  if StubFailure.handler == nil { StubFailure.handler = { report($0) } }
}

/// Reports a failure at its place.
func report(_ failure: StubFailure) {
  #if canImport(Testing)
    let location = SourceLocation(
      fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
      column: Int(failure.column))
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    if Test.current != nil { return }
  #endif
  #if canImport(XCTest)
    XCTFail(failure.message, file: failure.filePath, line: failure.line)
  #endif
}
