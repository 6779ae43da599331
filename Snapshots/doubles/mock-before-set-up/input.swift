// @Mockable
protocol Archive: Sendable {
  var size: Int { get }
  func open(_ name: String) async throws
  func entries(of folder: String, recursive: Bool) throws -> [String]
  func first() -> String?
  func newest() -> (name: String, size: Int?)
}
