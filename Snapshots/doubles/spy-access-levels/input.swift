import Stubble

@Spyable
internal protocol InternalProtocol {
  func doSomething()
}

@Spyable(accessLevel: .fileprivate)
public protocol CustomProtocol {
  func restrictedTask()
}

@Spyable(accessLevel: .public)
public protocol PublicTask {
  func restrictedTask()
}

@Spyable(accessLevel: .package)
package protocol PackageTask {
  func restrictedTask()
}

@Spyable(accessLevel: .internal)
public protocol InternalTask {
  func restrictedTask()
}

@Spyable(accessLevel: .private)
public protocol PrivateTask {
  func restrictedTask()
}

@Spyable(accessLevel: .public)
protocol HiddenTask {
  func restrictedTask()
}

@Spyable(accessLevel: .public)
protocol HiddenSendableTask: Sendable {
  func restrictedTask()
}

struct InternalFailure: Error {}

@Spyable
public protocol TaskWithInternalFailure {
  var progress: Int { get throws(InternalFailure) }
}

#if STUBS
func callOfCustomProtocol() -> Bool {
  let spy = CustomProtocolSpy()
  spy.restrictedTask()
  return spy.restrictedTaskCalled
}
#endif
