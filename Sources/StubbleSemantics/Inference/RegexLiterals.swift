import StubbleSyntax

extension TypeInference {
  /// Returns the type of a regular expression literal: `Regex<Substring>`, or `Regex<(Substring, year: Substring?)>` if it
  /// captures something.
  func regex(_ literal: SyntaxNode) -> TypeRef? {
    guard isUnhidden("Regex"), isUnhidden("Substring"),
      let captures = RegexCaptures(of: literal.spelling)?.all
    else { return nil }
    let whole = TypeRef.named("Substring")
    let parts = captures.map {
      TypeRef.Element(label: $0.name, $0.isOptional ? TypeRef.optional(whole) : whole)
    }
    let output = parts.isEmpty ? whole : .tuple([TypeRef.Element(whole)] + parts)
    return .named(TypeRef.Name("Regex", arguments: [output]))
  }
}

/// What a regular expression literal captures.
private struct RegexCaptures {
  struct Capture {
    var name: String?
    /// Whether the expression may match without it: because of a quantifier or an alternation, also around it.
    var isOptional = false
  }

  /// A group, or the whole expression.
  private struct Group {
    /// The captures before the group, and those before its content.
    var first = 0
    var inner = 0
    var hasAlternatives = false
  }

  private(set) var all: [Capture] = []
  private var groups = [Group()]
  private var rest: Substring

  /// Reads a literal with its delimiters. The value is `nil` for syntax that is not read here, such as options that may
  /// make white space and comments part of the syntax.
  init?(of literal: String) {
    let hashes = literal.prefix { $0 == "#" }.count
    rest = literal.dropFirst(hashes + 1).dropLast(hashes + 1)
    if rest.contains(where: \.isNewline) {
      // In a literal of several lines, comments may contain anything.
      guard !rest.mayOpenCapture else { return nil }
      return
    }
    guard read(), groups.count == 1 else { return nil }
    if groups[0].hasAlternatives { markOptional(from: 0) }
  }

  private mutating func read() -> Bool {
    while let character = rest.popFirst() {
      switch character {
      case "\\": if rest.popFirst() == "Q" { return false }
      case "[": guard skipSet() else { return false }
      case "(": guard openGroup() else { return false }
      case ")": guard closeGroup() else { return false }
      case "|": groups[groups.count - 1].hasAlternatives = true
      default: break
      }
    }
    return true
  }

  /// Reads over a set of characters, which may contain other sets.
  private mutating func skipSet() -> Bool {
    if rest.hasPrefix("]") || rest.hasPrefix("^]") { return false }
    var depth = 1
    while depth > 0 {
      switch rest.popFirst() {
      case "\\": if rest.popFirst() == "Q" { return false }
      case "[": depth += 1
      case "]": depth -= 1
      case nil: return false
      default: break
      }
    }
    return true
  }

  private mutating func openGroup() -> Bool {
    var group = Group(first: all.count, inner: all.count)
    if let prefix = groupPrefixes.first(where: rest.hasPrefix) {
      rest.removeFirst(prefix.count)
    } else if let prefix = ["?<", "?P<"].first(where: rest.hasPrefix) {
      rest.removeFirst(prefix.count)
      let name = rest.prefix(while: \.isPartOfName)
      rest.removeFirst(name.count)
      guard !name.isEmpty, rest.popFirst() == ">" else { return false }
      all.append(Capture(name: String(name)))
      group.inner += 1
    } else if rest.hasPrefix("?") || rest.hasPrefix("*") {
      return false
    } else {
      all.append(Capture())
      group.inner += 1
    }
    groups.append(group)
    return true
  }

  private mutating func closeGroup() -> Bool {
    guard groups.count > 1, let group = groups.popLast() else { return false }
    if group.hasAlternatives { markOptional(from: group.inner) }
    switch rest.first {
    case "?", "*": markOptional(from: group.first)
    case "{":
      let bounds = rest.dropFirst().prefix { $0 != "}" }
      let least = bounds.prefix { $0 != "," }
      guard bounds.allSatisfy({ $0.isNumber || $0 == "," }) else { return false }
      if (Int(least) ?? 0) == 0 { markOptional(from: group.first) }
    default: break
    }
    return true
  }

  private mutating func markOptional(from first: Int) {
    for index in all.indices.dropFirst(first) { all[index].isOptional = true }
  }
}

/// What follows the opening parenthesis of a group that captures nothing.
private let groupPrefixes = ["?:", "?=", "?!", "?<=", "?<!", "?>"]

extension Substring {
  /// Whether there is an opening parenthesis that is not escaped, and does not begin a group of another kind.
  fileprivate var mayOpenCapture: Bool {
    var rest = self
    while let character = rest.popFirst() {
      if character == "\\" {
        rest = rest.dropFirst()
      } else if character == "(", !groupPrefixes.contains(where: rest.hasPrefix) {
        return true
      }
    }
    return false
  }
}
