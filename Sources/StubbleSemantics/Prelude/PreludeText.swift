/// The declarations of one module, in Swift.
struct PreludeText: Sendable {
  let name: String
  /// What the names of its Objective-C classes and protocols begin with.
  let prefix: String?
  let source: String

  init(_ name: String, prefix: String? = nil, _ sources: String...) {
    self.name = name
    self.prefix = prefix
    source = sources.joined(separator: "\n")
  }
}
