#if canImport(XCTest)
  public import Stubble
  public import XCTest

  extension StubSequence {
    /// Fulfills an expectation of XCTest at each call that the sequence is for.
    @discardableResult
    public func callback(_ expectation: XCTestExpectation) -> Self {
      reportStubFailures()
      return callback { _ in expectation.fulfill() }
    }

    /// Fulfills an expectation of XCTest each time a call makes all expectations of the sequence met. If they are met
    /// already, fulfills it at once instead.
    @discardableResult
    public func attach(_ expectation: XCTestExpectation) -> Self {
      reportStubFailures()
      return attach { expectation.fulfill() }
    }
  }
#endif
