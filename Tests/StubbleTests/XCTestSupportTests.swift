import Dispatch
import Stubble
import StubbleTesting
import XCTest

/// The runtime in a test case of XCTest.
final class XCTestSupportTests: XCTestCase {
  func testRecordsCompareWithLiterals() {
    let mock = DatabaseMock()
    let spy = spyCalls(of: &mock.addUserAction)
    _ = mock.addUser(name: "a")
    XCTAssertEqual(spy, ["a"])
    XCTAssertEqual(spy[0], "a")
  }

  func testExpectationsAreFulfilled() async {
    let mock = DatabaseMock()
    let twice = expectation(description: "called twice")
    twice.expectedFulfillmentCount = 2
    setupStubSequence(of: &mock.addUserAction).when("a").callback(twice)
    let once = expectation(description: "called once")
    setupStubSequence(of: &mock.addUserAction).when("b").expect(.once)
      .attach(once)
      .returns(1)
    nonisolated(unsafe) let action = mock.addUserAction
    DispatchQueue.global().async { for name in ["a", "b", "a"] { _ = action(name) } }
    await fulfillment(of: [twice, once], timeout: 600)
  }
}
