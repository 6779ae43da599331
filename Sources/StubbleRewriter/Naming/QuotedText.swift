extension String {
  /// The text as a string literal. A name in back-ticks may contain quotes.
  var quoted: String { "\"\(literalContent)\"" }

  /// The text as the contents of a string literal, with quotes and backslashes escaped.
  var literalContent: String { String(flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }) }
}
