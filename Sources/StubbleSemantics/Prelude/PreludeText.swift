/// The declarations of one module, in Swift.
struct PreludeText: Sendable {
  let name: String
  /// The prefix of the names of its Objective-C classes and protocols, or `nil` if it has none.
  let prefix: String?
  private let sources: [String]

  init(_ name: String, prefix: String? = nil, _ sources: String...) {
    self.name = name
    self.prefix = prefix
    self.sources = sources
  }

  var source: String { sources.joined(separator: "\n") }
}
