import StubbleSemantics

/// The spelling of a name that is not a plain identifier as a part of other names.
enum NameInWords {
  /// Returns an operator in words, `lessEquals` for `<=`; a raw identifier in camel case, `aB` for `` `a b` ``; or a
  /// plain name itself.
  static func of(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue || $0.properties.isEmoji && !$0.isASCII
    }
    if isPlain { return name }
    let isOperator = !name.contains { $0.isPartOfName || $0 == " " }
    var words: [String] = []
    var isInside = false
    for character in name {
      if let word = NameInWords.words[character] {
        words.append(word)
        isInside = false
      } else if character.isPartOfName {
        if isInside { words[words.count - 1].append(character) } else { words.append(String(character)) }
        isInside = true
      } else {
        let isKept = isOperator || character != " " && character.isMathSymbol
        if isKept { words += character.unicodeScalars.map { "u\(String($0.value, radix: 16))" } }
        isInside = false
      }
    }
    return words.prefix(1).joined() + words.dropFirst().map(Namer.capitalized).joined()
  }

  /// Returns the words for the beginning of a name, with an underscore before a digit.
  static func leading(_ name: String) -> String {
    let words = of(name)
    return words.first?.isNumber == true ? "_" + words : words
  }

  private static let words: [Character: String] = [
    "+": "plus", "-": "minus", "*": "times", "/": "slash", "%": "percent", "=": "equals", "<": "less",
    ">": "greater", "!": "not", "&": "and", "|": "or", "^": "xor", "~": "tilde", "?": "question", ".": "dot",
  ]
}
