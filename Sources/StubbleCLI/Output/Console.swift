/// Where a command's words go: data to standard output, the rest to standard error.
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

  /// Writes errors and warnings; a quiet console leaves the warnings out.
  func report(_ findings: [Finding]) {
    if format == .json { return }
    let shown = isQuiet ? findings.filter(\.isError) : findings
    let folder = format == .xcode ? System.currentFolder() + "/" : ""
    let printer = DiagnosticText(format: format, isColored: isColored, currentFolder: folder)
    Self.writeError(printer.text(of: shown))
  }

  /// One line on what was done.
  func say(_ line: String) {
    if !isQuiet, format != .json { Self.writeError(line + "\n") }
  }

  static func writeError(_ text: String) {
    if !text.isEmpty { try? System.writeAll(text.utf8, to: 2, path: "<stderr>") }
  }

  /// Writes data; false, after an error message, if it could not be written whole.
  @discardableResult
  static func write(_ bytes: some Collection<UInt8>) -> Bool {
    do {
      try System.writeAll(bytes, to: 1, path: "standard output")
      return true
    } catch {
      writeError("stubble: error: \(error.message)\n")
      return false
    }
  }
}
