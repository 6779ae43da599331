import StubbleSyntax

extension SyntaxNode {
  /// The value of a string literal without interpolations; `nil` for any other node.
  var literalText: String? { literalText { _ in nil } }

  /// Returns the value of a string literal, or `nil` for any other node.
  ///
  /// - Parameter interpolated: Returns the text of an interpolated expression, or `nil` if it is not known.
  func literalText(_ interpolated: (SyntaxNode) -> String?) -> String? {
    guard kind == .stringLiteralExpr else { return nil }
    let kinds = ownTokens.map { tree.tokens[$0].kind }
    let pounds = kinds.first == .rawStringDelimiter ? tree.text(ofToken: tokenRange.lowerBound).count : 0
    let escape = "\\" + String(repeating: "#", count: pounds)
    let segments = ownTokens.filter { tree.tokens[$0].kind == .stringSegment }
    let interpolations = children(.interpolation)
    guard !interpolations.isEmpty else {
      var content = segments.map { tree.text(ofToken: $0) }.joined()
      if kinds.contains(.multilineStringQuote) { content = Self.withoutIndentation(content) }
      return Self.withoutEscapes(content, escape: escape)
    }
    if kinds.contains(.multilineStringQuote) { return nil }
    var parts = segments.map { ($0, Self.withoutEscapes(tree.text(ofToken: $0), escape: escape)) }
    parts += interpolations.map { part in
      let arguments = part.children(.argument)
      let isPlain = arguments.count == 1 && arguments[0].argumentLabel == nil
      return (part.tokenRange.lowerBound, isPlain ? arguments[0].content.flatMap(interpolated) : nil)
    }
    let texts = parts.sorted { $0.0 < $1.0 }.map(\.1)
    return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
  }

  /// Returns the lines of a multi-line literal between those of the quotes, without the indentation of the last.
  private static func withoutIndentation(_ content: String) -> String {
    let lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let indentation = lines.last?.count ?? 0
    return lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }

  /// Returns the text with the characters that escape sequences mean; `nil` if one of them is invalid.
  private static func withoutEscapes(_ content: String, escape: String) -> String? {
    var text = ""
    var rest = content[...]
    while !rest.isEmpty {
      guard rest.hasPrefix(escape) else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(escape.count)
      // A backslash at the end of a line joins it with the next.
      let afterBlanks = rest.drop { $0 == " " || $0 == "\t" }
      if afterBlanks.first?.isNewline == true {
        rest = afterBlanks.dropFirst()
      } else if let scalar = takeEscaped(&rest) {
        text.unicodeScalars.append(scalar)
      } else {
        return nil
      }
    }
    return text
  }

  /// Removes the rest of an escape sequence, and returns what it means.
  private static func takeEscaped(_ rest: inout Substring) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "0": return "\0"
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "\\": return "\\"
    case "\"": return "\""
    case "'": return "'"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      defer { rest = rest[end...].dropFirst() }
      return UInt32(rest[..<end], radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
