extension String {
  /// The text as a string literal. A name in back-ticks may hold quotes.
  var quoted: String { "\"\(literalContent)\"" }

  /// The text as it is between the quotes of a string literal.
  var literalContent: String { String(flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }) }
}
