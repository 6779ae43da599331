import StubbleSemantics
import StubbleSyntax

/// Returns the texts of edits, laid out for reading with one declaration, accessor or statement on each line.
///
/// - Parameter edits: The edits, in order.
func expandedTexts(of edits: [Edit], in source: [UInt8]) -> [[UInt8]] {
  let unit = indentationUnit(of: source)
  var line = LineAround(in: source)
  return edits.map { edit in
    line.move(to: edit.range.lowerBound)
    return expandedText(of: edit, on: line, indentedBy: unit)
  }
}

/// - Parameter unit: The author's indentation of one level.
private func expandedText(of edit: Edit, on line: LineAround, indentedBy unit: [UInt8]) -> [UInt8] {
  guard let expanded = edit.expanded else { return Array(edit.text.utf8) }
  let newline = [UInt8(ascii: "\n")] + line.indentation
  switch expanded {
  case .lines(let lines): return indented(lines, as: line)
  case .bodyStart:
    return (line.isBlankAfter ? newline + unit : [UInt8(ascii: " ")])
      + Array(String(edit.text.trimmingWhitespace()).utf8)
  case .bodyEnd:
    return line.isBlankBefore
      ? unit + Array(String(edit.text.trimmingWhitespace()).utf8) + newline : Array(edit.text.utf8)
  case .declarations(let code):
    let lines = printed(code, unit)
    if edit.range.isEmpty, line.isBlankBefore {
      return unit + lines.joined(separator: newline + unit) + newline
    }
    return separator(before: edit.text, on: line) + lines.joined(separator: newline)
  case .before(let code): return parts(of: code, unit, newline).before
  case .after(let code): return parts(of: code, unit, newline).after
  }
}

private func printed(_ code: [Code], _ unit: [UInt8]) -> [[UInt8]] {
  CodePrinter.lines(of: code, indentedBy: String(decoding: unit, as: UTF8.self)).map { Array($0.utf8) }
}

/// Returns the printed code before and after the author's text in it.
private func parts(of code: Code, _ unit: [UInt8], _ newline: [UInt8]) -> (before: [UInt8], after: [UInt8]) {
  let text = Array(printed([code], unit).joined(separator: newline))
  let parts = String(decoding: text, as: UTF8.self).divided(at: Code.authorsText)
  return (Array(parts.0.utf8), Array(parts.1.utf8))
}

extension String {
  /// Returns the text before and after the first occurrence of a character.
  func divided(at character: Character) -> (String, String) {
    let parts = split(separator: character, maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}

/// Returns what separates declarations from the code before them on the line: a semicolon, a line break, or nothing.
private func separator(before text: String, on line: LineAround) -> [UInt8] {
  guard text.hasPrefix(";"), !line.isBlankBefore else { return [] }
  return line.isBlankAfter ? [UInt8(ascii: "\n")] + line.indentation : Array("; ".utf8)
}

/// Returns declarations with the indentation of a line, after an empty line that separates them from its text.
private func indented(_ lines: String, as line: LineAround) -> [UInt8] {
  let newline = UInt8(ascii: "\n")
  var text: [UInt8] = line.isBlankBefore ? [] : [newline]
  for part in lines.utf8.split(separator: newline, omittingEmptySubsequences: false).dropLast() {
    text.append(newline)
    // The lines of a directive are indented like any other.
    if !part.isEmpty { text += line.indentation + part }
  }
  return text
}

/// Returns the author's indentation of one level: the white space at the beginning of the first indented line, or two
/// spaces if there is none.
private func indentationUnit(of source: [UInt8]) -> [UInt8] {
  var isLineStart = true
  for index in source.indices {
    let byte = source[index]
    if isLineStart, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      let blanks = source[index...].prefix { $0 == byte }
      let next = source[blanks.endIndex...].first
      if let next, next > UInt8(ascii: " "), next != UInt8(ascii: "*") { return Array(blanks.prefix(8)) }
    }
    isLineStart = byte == UInt8(ascii: "\n")
  }
  return Array("  ".utf8)
}

/// The line that contains an edit.
private struct LineAround {
  private let source: [UInt8]
  /// The offset of the edit.
  private var offset = 0
  /// The offset at which the line begins.
  private var start = 0

  /// Creates the first line.
  init(in source: [UInt8]) { self.source = source }

  /// Moves on to an edit that does not come before the last one, from where the line is looked for: the line may be long.
  mutating func move(to next: Int) {
    start = source[offset..<next].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    offset = next
  }

  /// The white space at the beginning of the line.
  var indentation: [UInt8] {
    Array(source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
  }

  /// Whether only white space comes before the edit.
  var isBlankBefore: Bool { source[start..<offset].allSatisfy { $0 <= UInt8(ascii: " ") } }

  /// Whether only white space comes after the edit.
  var isBlankAfter: Bool {
    source[offset...].first { $0 > UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } == UInt8(ascii: "\n")
  }
}
