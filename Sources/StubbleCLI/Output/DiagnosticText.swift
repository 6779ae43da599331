import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The form in which diagnostics are written: like the compiler's diagnostics, or for Xcode or GitHub.
struct DiagnosticText {
  /// The format. `json` writes nothing here, since the JSON document has all diagnostics.
  var format: DiagnosticFormat
  var isColored: Bool
  /// The absolute path of the current folder, ending in a slash, for Xcode, which requires absolute paths.
  var currentFolder: String
  /// The absolute path of the folder that GitHub takes paths to be relative to; `nil` if it is not known.
  var workspace: String?

  /// Returns the text of all diagnostics, in order, each one or more lines long.
  func text(of diagnostics: [FileDiagnostic]) -> String {
    var text = ""
    var lines = LineCache()
    for fileDiagnostic in diagnostics { write(fileDiagnostic, &lines, to: &text) }
    return text
  }

  private func write(_ fileDiagnostic: FileDiagnostic, _ lines: inout LineCache, to text: inout String) {
    let diagnostic = fileDiagnostic.diagnostic
    let range = fileDiagnostic.text == nil ? nil : diagnostic.range
    write(diagnostic.severity, diagnostic.message, range, showing: range, fileDiagnostic, &lines, to: &text)
    for note in diagnostic.notes {
      write(
        .note, note.message, note.range ?? range, showing: note.range, fileDiagnostic, &lines, to: &text)
    }
    for fixIt in diagnostic.fixIts {
      write(.note, fixIt.message, fixIt.range, showing: nil, fileDiagnostic, &lines, to: &text)
    }
  }

  /// Writes a diagnostic or a part of one.
  ///
  /// - Parameter excerpt: The range to show with its line below the message, as far as the format shows lines.
  private func write(
    _ severity: Diagnostic.Severity, _ message: String, _ range: Range<Int>?, showing excerpt: Range<Int>?,
    _ fileDiagnostic: FileDiagnostic, _ lines: inout LineCache, to text: inout String
  ) {
    let location = range.flatMap { lines.location(of: $0.lowerBound, in: fileDiagnostic) }
    switch format {
    case .json: break
    case .github: text += githubCommand(severity, message, inWorkspace(fileDiagnostic.path), location)
    case .xcode: text += head(severity, message, absolute(fileDiagnostic.path), location) + "\n"
    case .text:
      text += head(severity, message, fileDiagnostic.path, location) + "\n"
      if let excerpt, let source = fileDiagnostic.text, let location {
        text += self.excerpt(lines.line(location.line, of: source), excerpt, location)
      }
    }
  }

  private func absolute(_ path: String) -> String {
    path.isEmpty || path.hasPathPrefix("/") ? path : currentFolder + path
  }

  /// Returns a path as GitHub reads it: relative to the top of the work tree, also where a command runs in a folder below.
  private func inWorkspace(_ path: String) -> String {
    guard let workspace, !path.isEmpty else { return path }
    let absolute = Path.join(currentFolder, path)
    let relative = Path.shown(absolute, in: workspace)
    return relative == absolute ? path : relative
  }

  /// Returns the first line of a diagnostic: `path:line:column: error: message`.
  private func head(
    _ severity: Diagnostic.Severity, _ message: String, _ path: String, _ location: SourceLocation?
  ) -> String {
    var prefix = path.printable
    if let location { prefix += ":\(location.line):\(location.column)" }
    if !prefix.isEmpty { prefix += ": " }
    return painted(prefix, .bold) + painted(severity.rawValue + ": ", Paint(severity))
      + painted(message.printable, .bold)
  }

  private func githubCommand(
    _ severity: Diagnostic.Severity, _ message: String, _ path: String, _ location: SourceLocation?
  ) -> String {
    var properties: [String] = []
    if !path.isEmpty { properties.append("file=" + escaped(path, [":", ","])) }
    if let location { properties += ["line=\(location.line)", "col=\(location.column)"] }
    let name = severity == .note ? "notice" : severity.rawValue
    let list = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(name)\(list)::\(escaped(message, []))\n"
  }

  /// Returns text escaped for GitHub's workflow commands.
  ///
  /// - Parameter more: Characters to escape besides `%` and line breaks.
  private func escaped(_ text: String, _ more: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if ["%", "\r", "\n"].contains(scalar) || more.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: ("%" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns the line, and below it a caret under the beginning of the range and tildes under the rest of it.
  private func excerpt(_ line: ArraySlice<UInt8>, _ range: Range<Int>, _ location: SourceLocation) -> String {
    let caret = min(location.column - 1, line.count)
    let end = min(max(caret, caret + range.count), line.count)
    let window = Self.window(of: line, around: caret)
    let start = line.startIndex
    let before = line[window.lowerBound..<max(window.lowerBound, start + caret)]
    let marked = line[(start + caret)..<min(max(start + end, start + caret), window.upperBound)]
    let waves = max(0, Self.width(marked) - 1)
    return Self.printable(line[window]) + "\n" + Self.blanks(under: before)
      + painted("^" + String(repeating: "~", count: waves), .green) + "\n"
  }

  /// Returns the part of a line to show. Lines of applied files may be very long, so that only the text around the
  /// caret is shown.
  private static func window(of line: ArraySlice<UInt8>, around caret: Int) -> Range<Int> {
    if line.count <= 200 { return line.startIndex..<line.endIndex }
    var low = line.startIndex + max(0, caret - 80)
    var high = min(line.endIndex, line.startIndex + caret + 80)
    while low > line.startIndex, line[low] & 0xC0 == 0x80 { low -= 1 }
    while high < line.endIndex, line[high] & 0xC0 == 0x80 { high += 1 }
    return low..<high
  }

  /// Returns the number of Unicode scalars in UTF-8 bytes.
  private static func width(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// Returns white space that is as wide as the bytes, with a tab for each tab.
  private static func blanks(under bytes: ArraySlice<UInt8>) -> String {
    let blanks = bytes.filter { $0 & 0xC0 != 0x80 }.map { $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Returns the text with `?` for each control character except a tab, since these might move a terminal's cursor.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    let clean = bytes.map { $0 == 0x7F || ($0 < 0x20 && $0 != UInt8(ascii: "\t")) ? UInt8(ascii: "?") : $0 }
    return String(decoding: clean, as: UTF8.self)
  }

  private enum Paint: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case magenta = "1;35"
    case cyan = "1;36"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .magenta
      case .note: self = .cyan
      }
    }
  }

  private func painted(_ text: String, _ paint: Paint) -> String {
    if !isColored || text.isEmpty { return text }
    return "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
  }
}
