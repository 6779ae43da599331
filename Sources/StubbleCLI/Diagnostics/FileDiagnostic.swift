import StubbleRewriter

/// A diagnostic to report, with the file it is about: a place in its text, the file as a whole, or none.
struct FileDiagnostic: Error, Equatable, Sendable {
  /// The path of the file; empty if the diagnostic is not about a single file.
  var path: String
  /// The text that the diagnostic's ranges refer to; `nil` if the diagnostic has no place in a text.
  var text: [UInt8]?
  var diagnostic: Diagnostic

  var isError: Bool { diagnostic.severity == .error }

  init(path: String, text: [UInt8], _ diagnostic: Diagnostic) {
    self.path = path
    self.text = text
    self.diagnostic = diagnostic
  }

  /// Creates a diagnostic about a file as a whole, or about the command if the path is empty.
  init(_ severity: Diagnostic.Severity = .error, path: String = "", message: String, notes: [String] = []) {
    self.path = path
    diagnostic = Diagnostic(severity, at: 0..<0, message, notes: notes.map { Diagnostic.Note(message: $0) })
  }

  init(_ error: SystemError) {
    self.init(path: error.path, message: error.message, notes: [error.wayOut].compactMap(\.self))
  }
}

extension Sequence<FileDiagnostic> {
  var hasErrors: Bool { contains(where: \.isError) }
}

extension Diagnostic: Error {}

/// Several diagnostics as one error.
struct FileDiagnostics: Error, Sendable {
  var diagnostics: [FileDiagnostic]
  init(_ diagnostics: [FileDiagnostic]) { self.diagnostics = diagnostics }
  init(_ error: SystemError) { diagnostics = [FileDiagnostic(error)] }

  /// Returns these diagnostics with a note to the last of them.
  func noting(_ message: String) -> FileDiagnostics {
    var noted = self
    if let last = diagnostics.indices.last {
      noted.diagnostics[last].diagnostic.notes.append(Diagnostic.Note(message: message))
    }
    return noted
  }
}
