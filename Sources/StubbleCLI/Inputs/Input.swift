import StubbleRewriter

/// A file that was read, and what it was before stubble was applied to it.
struct Input: Sendable {
  /// As the user named it or would have.
  var path: String
  /// Where it is among the files of the command.
  var order: Int
  var bytes: [UInt8]
  var restoration: Restoration

  init(path: String, order: Int = 0, bytes: [UInt8]) {
    self.path = path
    self.order = order
    self.bytes = bytes
    restoration = restore(bytes)
  }

  /// Whether the author's own text has an annotation.
  var isAnnotated: Bool { restoration.original.withUnsafeBytes(Trigger.hasAnnotation) }

  /// How many bytes a tree can count.
  static let limit = Int(Int32.max)

  static func tooLarge(_ path: String) -> Finding { Finding(path: path, message: "larger than 2 GB") }

  /// What keeps the file from being restored: damage always, edits of generated code unless they are to be
  /// discarded. If nothing does, what is not restored all the same.
  func obstacles(force: Bool) -> [Finding] {
    let isKept = !restoration.damage.isEmpty || !force && !restoration.tampering.isEmpty
    let diagnostics =
      restoration.damage + (force ? [] : restoration.tampering) + (isKept ? [] : restoration.warnings)
    return diagnostics.map { Finding(path: path, text: bytes, $0) }
  }
}
