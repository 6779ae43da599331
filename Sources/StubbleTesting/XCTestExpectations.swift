#if canImport(XCTest)
  public import Stubble
  public import XCTest

  extension StubSequence {
    /// Fulfills an expectation of XCTest at each call that concerns the sequence.
    @discardableResult
    public func callback(_ expectation: XCTestExpectation) -> Self {
      callback { _ in expectation.fulfill() }
    }

    /// Fulfills an expectation of XCTest as soon as all expectations are met, and each time they are again.
    @discardableResult
    public func attach(_ expectation: XCTestExpectation) -> Self {
      attach { expectation.fulfill() }
    }
  }
#endif
