import StubbleRewriter

/// The result of removing generated code from a file. It depends on the file's bytes alone.
enum Cleaning: Sendable {
  /// The file is not applied.
  case unchanged
  case original([UInt8])
  /// The original cannot be restored: markers are damaged, or generated code was edited.
  case refused([FileDiagnostic])

  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file in diagnostics.
  ///   - force: Whether edits that were made to generated code are discarded.
  ///   - wayOut: A note on what to do about such edits; `nil` for the one that `revert` gives.
  init(_ bytes: [UInt8], path: String, force: Bool = false, wayOut: String? = nil) {
    guard bytes.withUnsafeBytes(Trigger.markers.fires) else {
      self = .unchanged
      return
    }
    if bytes.count > SystemError.sizeLimit {
      self = .refused([FileDiagnostic(.tooLarge(path))])
      return
    }
    var input = Input(path: path, bytes: bytes)
    if let wayOut {
      for index in input.restoration.tampering.indices {
        input.restoration.tampering[index].notes = [Diagnostic.Note(message: wayOut)]
      }
    }
    let diagnostics = input.diagnostics(force: force)
    if diagnostics.hasErrors {
      self = .refused(diagnostics)
    } else {
      self = input.restoration.isApplied ? .original(input.restoration.original) : .unchanged
    }
  }
}
