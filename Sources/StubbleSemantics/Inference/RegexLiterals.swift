import StubbleSyntax

extension TypeInference {
  /// Returns the type of a regular expression literal that captures nothing: `Regex<Substring>`.
  ///
  /// What captures produce depends on their names, and on the quantifiers and alternations around them.
  func regex(_ literal: SyntaxNode) -> TypeRef? {
    guard isUnhidden("Regex"), isUnhidden("Substring"), !literal.spelling.mayCapture else { return nil }
    return .named(TypeRef.Name("Regex", arguments: [.named("Substring")]))
  }
}

extension String {
  /// Whether a regular expression may have a group that captures: an opening parenthesis that is not escaped, and does
  /// not begin a group of another kind.
  fileprivate var mayCapture: Bool {
    var rest = self[...]
    while let character = rest.popFirst() {
      if character == "\\" {
        rest = rest.dropFirst()
      } else if character == "(", !["?:", "?=", "?!", "?<=", "?<!"].contains(where: rest.hasPrefix) {
        return true
      }
    }
    return false
  }
}
