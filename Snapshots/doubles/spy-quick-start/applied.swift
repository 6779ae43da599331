import Stubble

/*<stubble @Spyable*//*stubble>*/
public protocol ServiceProtocol {
  var name: String { get }
  func fetchConfig(arg: UInt8) async throws -> [String: String]
}/*<stubble*/; public class ServiceProtocolSpy: ServiceProtocol, @unchecked Sendable { public init() {}; public var name: String { get { underlyingName } set { underlyingName = newValue } }; public var underlyingName: (String)!; public var fetchConfigArgCallsCount = 0; public var fetchConfigArgCalled: Bool { fetchConfigArgCallsCount > 0 }; public var fetchConfigArgReceivedArg: UInt8?; public var fetchConfigArgReceivedInvocations: [UInt8] = []; public var fetchConfigArgThrowableError: (any Error)?; public var fetchConfigArgReturnValue: [String: String]!; public var fetchConfigArgClosure: ((UInt8) async throws -> [String: String])?; public func fetchConfig(arg: UInt8) async throws -> [String: String] { fetchConfigArgCallsCount += 1; callOrder.append("fetchConfig(arg:)"); fetchConfigArgReceivedArg = arg; fetchConfigArgReceivedInvocations.append(arg); if let fetchConfigArgThrowableError { throw fetchConfigArgThrowableError }; if let fetchConfigArgClosure { return try await fetchConfigArgClosure(arg) }; return fetchConfigArgReturnValue }; public var callOrder: [String] = []; public func reset() { callOrder = []; fetchConfigArgCallsCount = 0; fetchConfigArgReceivedArg = nil; fetchConfigArgReceivedInvocations = [] } }/*stubble>*/

final class ViewModel {
  private let service: any ServiceProtocol
  private(set) var config: [String: String] = [:]

  init(service: any ServiceProtocol) { self.service = service }

  func fetchConfig() async throws { config = try await service.fetchConfig(arg: 1) }

  func saveConfig() async throws { _ = try await service.fetchConfig(arg: 1) }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 20548447 8fb5 2866 *//*stubble>*/