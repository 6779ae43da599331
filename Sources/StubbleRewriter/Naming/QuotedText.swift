extension String {
  /// The text as a string literal. A name in back-ticks may contain quotes.
  var quoted: String { "\"\(literalContent)\"" }

  /// The text as the contents of a string literal, with quotes and backslashes escaped.
  var literalContent: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else { return self }
    var content = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { content.append("\\") }
      content.append(scalar)
    }
    return String(content)
  }
}
