import Stubble

@Spyable
public protocol ServiceProtocol {
  var name: String { get }
  func fetchConfig(arg: UInt8) async throws -> [String: String]
}

final class ViewModel {
  private let service: any ServiceProtocol
  private(set) var config: [String: String] = [:]

  init(service: any ServiceProtocol) { self.service = service }

  func fetchConfig() async throws { config = try await service.fetchConfig(arg: 1) }

  func saveConfig() async throws { _ = try await service.fetchConfig(arg: 1) }
}
