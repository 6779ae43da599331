import StubbleSyntax

extension String {
  /// The name, in back-ticks if it is a keyword or not a plain identifier.
  package var escapedName: String {
    let tree = SyntaxTree(lexing: Array(utf8))
    let isName = tree.tokens.count == 2 && tree.tokens[0].kind.isIdentifierLike
    return isName && !String.wordsAfterPeriods.contains(self) ? tree.reference(toNameOfToken: 0) : "`\(self)`"
  }

  /// The path with back-ticks around the parts that need some: `` Outer.`Inner type` ``.
  package var escapedPath: String {
    if utf8.allSatisfy(\.isPlainInPaths) { return self }
    return split(separator: ".").map { String($0).escapedName }.joined(separator: ".")
  }

  /// What is no member's name after a period, nor where the member is declared.
  private static let wordsAfterPeriods: Set<String> = ["Type", "Protocol"]
}

extension UInt8 {
  /// A character of names that needs no back-ticks, or a period.
  fileprivate var isPlainInPaths: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
