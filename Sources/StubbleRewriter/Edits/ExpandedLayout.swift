import StubbleSemantics
import StubbleSyntax

/// Breaks and indents the text of an edit for reading: one declaration, accessor or statement a line.
func expandedText(of edit: Edit, in source: [UInt8]) -> [UInt8] {
  if let lines = edit.lines { return indented(lines, as: LineAround(edit.range.lowerBound, in: source)) }
  guard edit.text.contains("{") || edit.text.contains("}") || edit.text.contains(";") else {
    return Array(edit.text.utf8)
  }
  let line = LineAround(edit.range.lowerBound, in: source)
  var writer = ExpandedWriter(indentation: line.indentation, unit: indentationUnit(of: source))
  let text = Array(String(edit.text.trimmingWhitespace()).utf8)
  writer.write(text)
  if edit.text == "} " {
    return line.isBlankBefore ? writer.declarations(before: line.indentation) : Array(edit.text.utf8)
  }
  if edit.text.hasSuffix("{") {
    return (line.isBlankAfter ? writer.beginningOfLine : [UInt8(ascii: " ")]) + text
  }
  if edit.range.isEmpty, line.isBlankBefore { return writer.declarations(before: line.indentation) }
  return separator(before: edit.text, on: line) + writer.lines.joined(separator: [UInt8(ascii: "\n")])
}

/// What parts generated text from the code before it on its line: a declaration from another needs a semicolon or a new
/// line.
private func separator(before text: String, on line: LineAround) -> [UInt8] {
  if text.hasPrefix(";"), !line.isBlankBefore {
    return line.isBlankAfter ? [UInt8(ascii: "\n")] + line.indentation : Array("; ".utf8)
  }
  return text.hasPrefix(" ") ? [UInt8(ascii: " ")] : []
}

/// Declarations behind what stands on a line, with an empty line between.
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

/// By how much the author indents: the white space of the first line that has some.
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

/// The line on which an edit is made.
private struct LineAround {
  /// The white space that the line begins with.
  let indentation: [UInt8]
  /// Only white space stands before the edit.
  let isBlankBefore: Bool
  /// Nothing but white space stands behind it.
  let isBlankAfter: Bool

  init(_ offset: Int, in source: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let start = source[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = source[offset...].firstIndex(of: newline) ?? source.count
    indentation = Array(source[start..<end].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    isBlankBefore = source[start..<offset].allSatisfy { $0 <= UInt8(ascii: " ") }
    isBlankAfter = source[offset..<end].allSatisfy { $0 <= UInt8(ascii: " ") } && end < source.count
  }
}

/// Splits generated text into lines at braces and semicolons.
private struct ExpandedWriter {
  let indentation: [UInt8]
  let unit: [UInt8]
  private(set) var lines: [[UInt8]] = []
  private var depth = 0

  init(indentation: [UInt8], unit: [UInt8]) {
    self.indentation = indentation
    self.unit = unit
  }

  /// A brace pair that holds no other one, and no semicolon, stays on its line.
  mutating func write(_ text: [UInt8]) {
    let tokens = SyntaxTree(lexing: text).tokens.dropLast()
    var line: [UInt8] = []
    var previousEnd: UInt32?
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      if let previousEnd, previousEnd < token.start, !line.isEmpty { line.append(UInt8(ascii: " ")) }
      previousEnd = token.end
      switch token.kind {
      case .semicolon: flush(&line)
      case .leftBrace:
        if let close = shortBlock(from: index, in: tokens) {
          line += text[Int(token.start)..<Int(tokens[close].end)]
          previousEnd = tokens[close].end
          index = close
          if depth > 0, close + 1 < tokens.endIndex, tokens[close + 1].startsStatement { flush(&line) }
        } else {
          line.append(UInt8(ascii: "{"))
          flush(&line)
          depth += 1
        }
      case .rightBrace:
        flush(&line)
        depth = max(0, depth - 1)
        line.append(UInt8(ascii: "}"))
        if index + 1 == tokens.endIndex || tokens[index + 1].kind != .else { flush(&line) }
      default: line += text[token.range]
      }
      index += 1
    }
    flush(&line)
    // A comment hides from the compiler that a line begins behind it.
    if tokens.last?.kind == .semicolon, !lines.isEmpty { lines[lines.count - 1].append(UInt8(ascii: ";")) }
  }

  private mutating func flush(_ line: inout [UInt8]) {
    while line.last == UInt8(ascii: " ") { line.removeLast() }
    guard !line.isEmpty else { return }
    let inner = Array(repeating: unit, count: depth).flatMap(\.self)
    lines.append((lines.isEmpty ? [] : indentation + inner) + line)
    line = []
  }

  /// The closing brace of a block with nothing in it to be broken.
  private func shortBlock(from open: Int, in tokens: ArraySlice<Token>) -> Int? {
    for index in tokens[(open + 1)...].indices {
      switch tokens[index].kind {
      case .rightBrace: return index
      case .leftBrace, .semicolon: return nil
      default: continue
      }
    }
    return nil
  }

  /// What begins a line of a body.
  var beginningOfLine: [UInt8] { [UInt8(ascii: "\n")] + indentation + unit }

  /// Declarations before a closing brace that stands on a line of its own.
  func declarations(before brace: [UInt8]) -> [UInt8] {
    let text = lines.map { unit + $0 }.joined(separator: [UInt8(ascii: "\n")])
    return Array(text) + [UInt8(ascii: "\n")] + brace
  }
}

extension Token {
  /// The token begins an accessor or statement behind a block.
  fileprivate var startsStatement: Bool {
    switch kind {
    case .else, .leftParen, .rightParen, .period, .postfixQuestion, .rightBrace, .semicolon, .comma, .in:
      return false
    default: return true
    }
  }
}
