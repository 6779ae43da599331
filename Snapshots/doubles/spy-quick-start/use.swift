struct Offline: ServiceProtocol {
  struct Unreachable: Error {}
  var name: String { "offline" }
  func fetchConfig(arg: UInt8) async throws -> [String: String] { throw Unreachable() }
}
let offline = ViewModel(service: Offline())
do { try await offline.fetchConfig() } catch { print("\(type(of: error)), config:", offline.config) }
#if STUBS
func testFetchConfig() async throws {
  let serviceSpy = ServiceProtocolSpy()
  let sut = ViewModel(service: serviceSpy)

  serviceSpy.fetchConfigArgReturnValue = ["key": "value"]

  try await sut.fetchConfig()

  print(serviceSpy.fetchConfigArgCallsCount == 1, sut.config)
  print(serviceSpy.fetchConfigArgReceivedInvocations == [1])

  try await sut.saveConfig()

  print(serviceSpy.fetchConfigArgCallsCount == 2)
  print(serviceSpy.fetchConfigArgReceivedInvocations == [1, 1])
}
try await testFetchConfig()

let spy = ServiceProtocolSpy()
spy.name = "Spy"
print(spy.name, spy.underlyingName ?? "", spy.fetchConfigArgCalled, spy.fetchConfigArgReceivedArg ?? 0)
spy.fetchConfigArgThrowableError = Offline.Unreachable()
do { _ = try await spy.fetchConfig(arg: 2) } catch { print("threw", error, spy.fetchConfigArgReceivedArg ?? 0) }
spy.fetchConfigArgThrowableError = nil
spy.fetchConfigArgClosure = { arg in ["arg": "\(arg)"] }
print(try await spy.fetchConfig(arg: 3), spy.fetchConfigArgCallsCount)
#endif
