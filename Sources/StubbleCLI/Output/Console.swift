/// The output of a command: data goes to standard output, everything else to standard error.
struct Console: Sendable {
  var format: DiagnosticFormat
  var isColored: Bool
  var isQuiet: Bool
  var isVerbose: Bool

  init(_ arguments: Arguments) {
    format = arguments.format
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
    isColored = Self.wantsColor(arguments.color)
  }

  private static func wantsColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      System.isTerminal(2) && (System.environment("NO_COLOR") ?? "").isEmpty
        && System.environment("TERM") != "dumb"
    }
  }

  /// Writes diagnostics; a quiet console leaves warnings out, and one for JSON writes none.
  func report(_ diagnostics: [FileDiagnostic]) {
    if format == .json { return }
    let shown = isQuiet ? diagnostics.filter(\.isError) : diagnostics
    let folder = format == .text ? "" : System.currentFolder() + "/"
    let workspace = format == .github ? System.environment("GITHUB_WORKSPACE").flatMap(System.realPath) : nil
    // Xcode and GitHub read the text themselves.
    let printer = DiagnosticText(
      format: format, isColored: isColored && format == .text, currentFolder: folder, workspace: workspace)
    Self.writeError(printer.text(of: shown))
  }

  /// Writes a message on what was done, unless the console is quiet or for JSON.
  func say(_ message: String) { list(["stubble: " + message]) }

  /// Writes a message on what the user may want to know or do, unless the console is quiet or for JSON.
  func note(_ message: String) { say("note: " + message) }

  /// Writes lines as they are, unless the console is quiet or for JSON.
  func list(_ lines: [String]) {
    if !isQuiet, format != .json { Self.writeError(lines.joined(separator: "\n").printable + "\n") }
  }

  /// Writes an error that is about no file, with a hint on what to do. No option of the command line silences it.
  static func fail(_ message: String, hint: String? = nil) {
    let note = hint.map { "stubble: note: \($0)\n" } ?? ""
    writeError("stubble: error: \(message)\n\(note)".printable)
  }

  static func writeError(_ text: String) {
    if !text.isEmpty { try? System.writeAll(text.utf8, to: 2, path: "<stderr>") }
  }

  /// Writes data to standard output. Returns `false`, after writing an error message, if that failed.
  @discardableResult
  static func write(_ bytes: some Collection<UInt8>) -> Bool {
    do {
      try System.writeAll(bytes, to: 1, path: "standard output")
      return true
    } catch {
      fail(error.message)
      return false
    }
  }
}

extension String {
  /// The text with `?` for each control character except tabs and line breaks, since these might move a terminal's cursor.
  /// The names of files may contain such characters.
  var printable: String {
    let isHarmless = unicodeScalars.allSatisfy { !$0.isControl }
    if isHarmless { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "?" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\t" && self != "\n"
  }
}
