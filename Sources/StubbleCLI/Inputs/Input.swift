import StubbleRewriter

/// A file that was read, with its original, from before stubble was applied to it.
struct Input: Sendable {
  /// Why the file was read.
  enum Role: Sendable {
    /// The command names the file, or a folder around it.
    case named
    /// The file is applied, or declares a type that a named file extends, so that what is generated in it must fit what is
    /// generated in the files that are named. It is selected as they are.
    case implied
    /// The file may declare or use what the files that are named declare. Nothing in it is selected.
    case reference
    /// The same, but the command excludes the file or git ignores it, so that it is not written either.
    case excluded

    var isReference: Bool { self == .reference || self == .excluded }
  }

  /// The path as the user gave it, or would have given it.
  var path: String
  /// The other paths by which the file was found: by symbolic links, it may be in several modules.
  var otherPaths: [String] = []
  /// The position of the file among those of the command.
  var order: Int
  var role = Role.named
  var bytes: [UInt8]
  var restoration: Restoration

  init(path: String, order: Int = 0, bytes: [UInt8]) {
    self.path = path
    self.order = order
    self.bytes = bytes
    restoration = restore(bytes)
  }

  /// Makes the bytes on disk count as written by the author, since they stay as they are.
  mutating func keepApplied() { restoration = Restoration(original: bytes) }

  /// Whether the original may have an annotation.
  var isAnnotated: Bool { restoration.original.withUnsafeBytes(Trigger.hasAnnotation) }

  /// Returns the errors that keep the file from being restored: damaged markers, and edits of generated code unless
  /// `force` is set. If there are none, returns warnings about what restoration will not bring back.
  func diagnostics(force: Bool) -> [FileDiagnostic] {
    let isKept = !restoration.damage.isEmpty || !force && !restoration.tampering.isEmpty
    let diagnostics =
      restoration.damage + (force ? [] : restoration.tampering) + (isKept ? [] : restoration.warnings)
    return diagnostics.map { FileDiagnostic(path: path, text: bytes, $0) }
  }
}
