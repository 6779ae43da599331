import Stubble

/*<stubble @Spyable*//*stubble>*/
internal protocol InternalProtocol {
  func doSomething()
}/*<stubble*/; internal class InternalProtocolSpy: InternalProtocol, @unchecked Sendable { internal init() {}; internal var doSomethingCallsCount = 0; internal var doSomethingCalled: Bool { doSomethingCallsCount > 0 }; internal var doSomethingClosure: (() -> Void)?; internal func doSomething() { doSomethingCallsCount += 1; callOrder.append("doSomething()"); doSomethingClosure?() }; internal var callOrder: [String] = []; internal func reset() { callOrder = []; doSomethingCallsCount = 0 } }/*stubble>*/

/*<stubble @Spyable(accessLevel: .fileprivate)*//*stubble>*/
public protocol CustomProtocol {
  func restrictedTask()
}/*<stubble*/; fileprivate class CustomProtocolSpy: CustomProtocol, @unchecked Sendable { fileprivate init() {}; fileprivate var restrictedTaskCallsCount = 0; fileprivate var restrictedTaskCalled: Bool { restrictedTaskCallsCount > 0 }; fileprivate var restrictedTaskClosure: (() -> Void)?; fileprivate func restrictedTask() { restrictedTaskCallsCount += 1; callOrder.append("restrictedTask()"); restrictedTaskClosure?() }; fileprivate var callOrder: [String] = []; fileprivate func reset() { callOrder = []; restrictedTaskCallsCount = 0 } }/*stubble>*/

/*<stubble @Spyable(accessLevel: .public)*//*stubble>*/
public protocol PublicTask {
  func restrictedTask()
}/*<stubble*/; public class PublicTaskSpy: PublicTask, @unchecked Sendable { public init() {}; public var restrictedTaskCallsCount = 0; public var restrictedTaskCalled: Bool { restrictedTaskCallsCount > 0 }; public var restrictedTaskClosure: (() -> Void)?; public func restrictedTask() { restrictedTaskCallsCount += 1; callOrder.append("restrictedTask()"); restrictedTaskClosure?() }; public var callOrder: [String] = []; public func reset() { callOrder = []; restrictedTaskCallsCount = 0 } }/*stubble>*/

/*<stubble @Spyable(accessLevel: .package)*//*stubble>*/
package protocol PackageTask {
  func restrictedTask()
}/*<stubble*/; package class PackageTaskSpy: PackageTask, @unchecked Sendable { package init() {}; package var restrictedTaskCallsCount = 0; package var restrictedTaskCalled: Bool { restrictedTaskCallsCount > 0 }; package var restrictedTaskClosure: (() -> Void)?; package func restrictedTask() { restrictedTaskCallsCount += 1; callOrder.append("restrictedTask()"); restrictedTaskClosure?() }; package var callOrder: [String] = []; package func reset() { callOrder = []; restrictedTaskCallsCount = 0 } }/*stubble>*/

/*<stubble @Spyable(accessLevel: .internal)*//*stubble>*/
public protocol InternalTask {
  func restrictedTask()
}/*<stubble*/; internal class InternalTaskSpy: InternalTask, @unchecked Sendable { internal init() {}; internal var restrictedTaskCallsCount = 0; internal var restrictedTaskCalled: Bool { restrictedTaskCallsCount > 0 }; internal var restrictedTaskClosure: (() -> Void)?; internal func restrictedTask() { restrictedTaskCallsCount += 1; callOrder.append("restrictedTask()"); restrictedTaskClosure?() }; internal var callOrder: [String] = []; internal func reset() { callOrder = []; restrictedTaskCallsCount = 0 } }/*stubble>*/

/*<stubble @Spyable(accessLevel: .private)*//*stubble>*/
public protocol PrivateTask {
  func restrictedTask()
}/*<stubble*/; fileprivate class PrivateTaskSpy: PrivateTask, @unchecked Sendable { fileprivate init() {}; fileprivate var restrictedTaskCallsCount = 0; fileprivate var restrictedTaskCalled: Bool { restrictedTaskCallsCount > 0 }; fileprivate var restrictedTaskClosure: (() -> Void)?; fileprivate func restrictedTask() { restrictedTaskCallsCount += 1; callOrder.append("restrictedTask()"); restrictedTaskClosure?() }; fileprivate var callOrder: [String] = []; fileprivate func reset() { callOrder = []; restrictedTaskCallsCount = 0 } }/*stubble>*/

#if STUBS
func callOfCustomProtocol() -> Bool {
  let spy = CustomProtocolSpy()
  spy.restrictedTask()
  return spy.restrictedTaskCalled
}
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: f28fa36e 8fb5 7fbf c18d 0ceb 2915 2e2b fd17 0d5e 8564 7d33 d10f bdd0 *//*stubble>*/