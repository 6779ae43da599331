import Stubble

/*<stubble @Spyable*//*stubble>*/
public protocol ServiceProtocol {
  var name: String { get }
  func fetchConfig(arg: UInt8) async throws -> [String: String]
}/*<stubble*/; public class ServiceProtocolSpy: ServiceProtocol { public init() {}; public var name: String { get { underlyingName } set { underlyingName = newValue } }; public var underlyingName: (String)!; private let _fetchConfigArgCallsCount: LockedValue<Int> = .init(0); public var fetchConfigArgCallsCount: Int { get { _fetchConfigArgCallsCount.value } set { _fetchConfigArgCallsCount.value = newValue } _modify { yield &_fetchConfigArgCallsCount.value } }; public var fetchConfigArgCalled: Bool { fetchConfigArgCallsCount > 0 }; private let _fetchConfigArgReceivedArg: LockedValue<UInt8?> = .init(nil); public var fetchConfigArgReceivedArg: UInt8? { get { _fetchConfigArgReceivedArg.value } set { _fetchConfigArgReceivedArg.value = newValue } _modify { yield &_fetchConfigArgReceivedArg.value } }; private let _fetchConfigArgReceivedInvocations: LockedValue<[UInt8]> = .init([]); public var fetchConfigArgReceivedInvocations: [UInt8] { get { _fetchConfigArgReceivedInvocations.value } set { _fetchConfigArgReceivedInvocations.value = newValue } _modify { yield &_fetchConfigArgReceivedInvocations.value } }; public var fetchConfigArgThrowableError: (any Error)?; public var fetchConfigArgReturnValue: [String: String]!; public var fetchConfigArgClosure: ((UInt8) async throws -> [String: String])?; public func fetchConfig(arg: UInt8) async throws -> [String: String] { fetchConfigArgCallsCount += 1; callOrder.append("fetchConfig(arg:)"); fetchConfigArgReceivedArg = arg; fetchConfigArgReceivedInvocations.append(arg); if let fetchConfigArgThrowableError { throw fetchConfigArgThrowableError }; if let fetchConfigArgClosure { return try await fetchConfigArgClosure(arg) }; return fetchConfigArgReturnValue }; private let _callOrder: LockedValue<[String]> = .init([]); public var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; public func reset() { callOrder = []; fetchConfigArgCallsCount = 0; fetchConfigArgReceivedArg = nil; fetchConfigArgReceivedInvocations = [] }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/

final class ViewModel {
  private let service: any ServiceProtocol
  private(set) var config: [String: String] = [:]

  init(service: any ServiceProtocol) { self.service = service }

  func fetchConfig() async throws { config = try await service.fetchConfig(arg: 1) }

  func saveConfig() async throws { _ = try await service.fetchConfig(arg: 1) }
}/*<stubble*/; import class Foundation.NSLock/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 85f5cfb7 8fb5 552b eb2a *//*stubble>*/