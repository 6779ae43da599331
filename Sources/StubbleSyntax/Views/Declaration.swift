extension SyntaxNode {
  /// The attributes of a declaration, parameter or accessor, those inside `#if` left out.
  package var attributes: [SyntaxNode] { leading(.attribute) }

  /// Those of a name, in the order of the source.
  package func attributes(named name: String) -> [SyntaxNode] {
    attributes.filter { $0.attributeName == name }
  }

  /// The declaration carries an attribute of a name.
  package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.attributeName == name } }

  /// The modifiers of a declaration, parameter or accessor.
  package var modifiers: [SyntaxNode] { leading(.modifier) }

  /// Of the attributes and modifiers, which are before all else, those of a kind.
  private func leading(_ kind: NodeKind) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var next = id.rawValue + 1
    while next < record.endNode {
      let child = tree.nodes[Int(next)]
      guard child.kind.isBeforeIntroducer else { break }
      if child.kind == kind { found.append(SyntaxNode(tree: tree, id: NodeID(rawValue: next))) }
      next = child.endNode
    }
    return found
  }

  /// The modifier that begins with a keyword, such as `private` for `private` but not for `private(set)`.
  package func modifier(_ keyword: TokenKind, detailed: Bool = false) -> SyntaxNode? {
    modifiers.first { $0.firstTokenKind == keyword && ($0.tokenRange.count > 1) == detailed }
  }

  /// Whether a modifier begins with a keyword, whatever its detail.
  package func hasModifier(_ keyword: TokenKind) -> Bool {
    var next = id.rawValue + 1
    while next < record.endNode {
      let child = tree.nodes[Int(next)]
      guard child.kind.isBeforeIntroducer else { return false }
      if child.kind == .modifier, tree.tokens[Int(child.firstToken)].kind == keyword { return true }
      next = child.endNode
    }
    return false
  }

  /// Some attributes are inside `#if`.
  package var hasConditionalAttributes: Bool {
    let conditions = leading(.ifConfig)
    guard let first = conditions.first else { return false }
    return attributes.allSatisfy { first.id < $0.id }
      || conditions.contains { $0.descendants.contains { $0.kind == .attribute } }
  }

  /// The nodes after this one under the same parent.
  package var laterSiblings: NodeChildren {
    let end = parent?.endID.rawValue ?? endID.rawValue
    return NodeChildren(tree: tree, upcoming: endID.rawValue, end: end)
  }

  /// The kind of the node's first token, if it has one.
  package var firstTokenKind: TokenKind? {
    tokenRange.isEmpty ? nil : tree.tokens[tokenRange.lowerBound].kind
  }

  /// The type that an attribute names.
  package var attributeType: SyntaxNode? { children.first { $0.kind != .unexpected } }

  /// The name of an attribute without `@` and arguments: `MainActor`, `Swift.Sendable` for `@Swift::Sendable` too.
  package var attributeName: String {
    guard let type = attributeType else { return "" }
    return type.moduleSelector == nil
      ? type.spelling : type.spelling.split(separator: ":").joined(separator: ".")
  }

  /// The node's tokens with one blank where trivia was between two of them: its text on one line, without
  /// comments. A literal of several lines keeps its line breaks.
  package var spelling: String { tree.spelling(ofTokens: tokenRange) }

  /// The expression or type of an `initializerClause`, `typeAnnotation`, `returnClause` or similar node.
  package var content: SyntaxNode? { children.first { $0.kind != .unexpected } }
}

extension SyntaxTree {
  /// The text of some tokens with one blank where trivia was between two of them.
  package func spelling(ofTokens range: Range<TokenIndex>) -> String {
    if range.count == 1 { return text(ofToken: range.lowerBound) }
    var bytes: [UInt8] = []
    for index in range {
      if index > range.lowerBound, tokens[index].start > tokens[index - 1].end {
        bytes.append(UInt8(ascii: " "))
      }
      bytes += source[tokens[index].range]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name that a token gives, without back-ticks.
  package func name(ofToken index: TokenIndex) -> String { text(nameRange(ofToken: index)) }

  /// The bytes of the name that a token gives, without back-ticks.
  func nameRange(ofToken index: TokenIndex) -> Range<Int> {
    let range = tokens[index].range
    let backTick = UInt8(ascii: "`")
    let isQuoted =
      range.count > 2 && source[range.lowerBound] == backTick && source[range.upperBound - 1] == backTick
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// The name that a token declares, as an expression refers to it: with back-ticks where the word alone would mean
  /// something else.
  package func reference(toNameOfToken index: TokenIndex) -> String {
    let kind = tokens[index].kind
    let name = text(ofToken: index)
    return kind.isReservedKeyword || kind.isWordBeforeExpressions ? "`\(name)`" : name
  }
}

extension NodeKind {
  /// Nodes of the kind may come before the keyword of a declaration.
  fileprivate var isBeforeIntroducer: Bool { self == .attribute || self == .modifier || self == .ifConfig }
}
