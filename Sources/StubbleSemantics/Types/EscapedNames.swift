import StubbleSyntax

extension String {
  /// The name, in back-ticks if it is a keyword or not a plain identifier.
  package var escapedName: String {
    let tree = SyntaxTree(lexing: Array(utf8))
    let isName = tree.tokens.count == 2 && tree.tokens[0].kind.isIdentifierLike
    return isName && !String.wordsAfterPeriods.contains(self) ? tree.reference(toNameOfToken: 0) : "`\(self)`"
  }

  /// The path, with back-ticks around the parts that need them: `` Outer.`Inner type` ``. It may begin with a module
  /// selector: `Module::Outer`. `Any` and `Self` are the types of the language.
  package var escapedPath: String {
    if isPlainPath { return self }
    return split(separator: ".").map { part in
      part.split(separator: ":").map { ["Any", "Self"].contains($0) ? String($0) : String($0).escapedName }
        .joined(separator: "::")
    }.joined(separator: ".")
  }

  /// Whether no part of the path needs back-ticks, as its first letter and the other ones show.
  private var isPlainPath: Bool {
    utf8.allSatisfy(\.isPlainInPaths)
      && utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }.allSatisfy { part in
        part.first?.isCapital ?? false && !String.wordsAfterPeriods.contains(String(Substring(part)))
      }
  }

  /// Identifiers that have another meaning after a period, and so need back-ticks as names.
  private static let wordsAfterPeriods: Set<String> = ["Type", "Protocol"]
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// Whether the byte is a period or a colon, or one of a name that needs no back-ticks for its sake.
  fileprivate var isPlainInPaths: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

extension Character {
  /// Whether an identifier may contain the character: a letter, a number or an underscore.
  package var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
