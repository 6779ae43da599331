import StubbleRewriter

/// What a file is without what stubble wrote into it. The same bytes always give the same answer.
enum Cleaning: Sendable {
  /// The file is not applied: it is its own original.
  case unchanged
  case original([UInt8])
  /// Markers are damaged, or generated code was edited.
  case refused([Finding])

  /// - Parameters:
  ///   - path: what findings call the file.
  ///   - force: discards edits of generated code.
  ///   - wayOut: what to do about such edits; nil for what `revert` says of them.
  init(_ bytes: [UInt8], path: String, force: Bool = false, wayOut: String? = nil) {
    guard bytes.withUnsafeBytes(Trigger.markers.fires) else {
      self = .unchanged
      return
    }
    if bytes.count > Input.limit {
      self = .refused([Input.tooLarge(path)])
      return
    }
    var input = Input(path: path, bytes: bytes)
    if let wayOut {
      for index in input.restoration.tampering.indices {
        input.restoration.tampering[index].notes = [Diagnostic.Note(message: wayOut)]
      }
    }
    let obstacles = input.obstacles(force: force)
    if obstacles.contains(where: \.isError) {
      self = .refused(obstacles)
    } else {
      self = input.restoration.isApplied ? .original(input.restoration.original) : .unchanged
    }
  }
}
