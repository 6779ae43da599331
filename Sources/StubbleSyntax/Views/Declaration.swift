extension SyntaxNode {
  /// The attributes of a declaration, parameter or accessor, without those inside `#if`.
  package var attributes: [SyntaxNode] { leading(.attribute) }

  /// Returns the attributes with a name, in source order.
  package func attributes(named name: String) -> [SyntaxNode] {
    attributes.filter { $0.attributeName == name }
  }

  /// Returns whether the declaration has an attribute with a name.
  package func hasAttribute(_ name: String) -> Bool {
    beforeIntroducer.contains { $0.kind == .attribute && $0.isAttribute(named: name) }
  }

  /// Whether an attribute has a name. Most names are one token, whose bytes are compared.
  private func isAttribute(named name: String) -> Bool {
    guard let type = attributeType, type.tokenRange.count == 1 else { return attributeName == name }
    return tree.source[tree.tokens[type.tokenRange.lowerBound].range].elementsEqual(name.utf8)
  }

  /// Whether a declaration is that of a type whose layout other modules know: `@frozen`, or `@_fixed_layout`, which was
  /// its name once.
  package var isFrozen: Bool { hasAttribute("frozen") || hasAttribute("_fixed_layout") }

  /// Whether a declaration or statement is `#warning("…")` or `#error("…")`, which look like macros but declare nothing, and
  /// have no value.
  package var isDiagnosticDirective: Bool {
    guard kind == .macroExpansionDecl || kind == .macroExpansionExpr, let sign = token(.pound) else {
      return false
    }
    return ["warning", "error"].contains(tree.text(ofToken: sign + 1))
  }

  /// Returns the name, without back-ticks, after a keyword of a declaration, or `nil` if it does not have the keyword.
  package func name(after keyword: TokenKind) -> String? {
    token(keyword).map { tree.name(ofToken: $0 + 1) }
  }

  /// The types after the colon of a declaration.
  package var inheritedTypeNodes: [SyntaxNode] {
    (child(.inheritanceClause)?.children(.inheritedType) ?? []).compactMap(\.content)
  }

  /// The generic parameters that the declaration itself has.
  package var genericParameterNodes: [SyntaxNode] {
    child(.genericParameterClause)?.children(.genericParameter) ?? []
  }

  /// The modifiers of a declaration, parameter or accessor.
  package var modifiers: [SyntaxNode] { leading(.modifier) }

  /// The attributes, modifiers and `#if` at the beginning of a declaration.
  private var beforeIntroducer: LazyPrefixWhileSequence<NodeChildren> {
    children.lazy.prefix { $0.kind.isBeforeIntroducer }
  }

  /// Returns the nodes of a kind among those.
  private func leading(_ kind: NodeKind) -> [SyntaxNode] {
    Array(beforeIntroducer.filter { $0.kind == kind })
  }

  /// Returns the modifier with a keyword, or `nil` if there is none.
  ///
  /// - Parameter detailed: Whether the modifier has a detail in parentheses. `private` matches without one, and
  ///   `private(set)` with one.
  package func modifier(_ keyword: TokenKind, detailed: Bool = false) -> SyntaxNode? {
    firstModifier { $0.firstTokenKind == keyword && ($0.tokenRange.count > 1) == detailed }
  }

  /// Returns the first modifier that satisfies a predicate, or `nil` if none does.
  package func firstModifier(where condition: (SyntaxNode) -> Bool) -> SyntaxNode? {
    beforeIntroducer.first { $0.kind == .modifier && condition($0) }
  }

  /// Returns whether the declaration has a modifier with this keyword, whatever its detail.
  package func hasModifier(_ keyword: TokenKind) -> Bool {
    beforeIntroducer.contains { $0.kind == .modifier && $0.firstTokenKind == keyword }
  }

  /// Whether the declaration is that of a static member, perhaps one that subclasses may override.
  package var isStaticMember: Bool { hasModifier(.static) || hasModifier(.class) }

  /// Whether some attributes are inside `#if`.
  package var hasConditionalAttributes: Bool {
    let conditions = leading(.ifConfig)
    guard let first = conditions.first else { return false }
    return attributes.allSatisfy { first.id < $0.id }
      || conditions.contains { $0.descendants.contains { $0.kind == .attribute } }
  }

  /// The children of a block or of a clause of `#if`, with those of all clauses in place of each `#if`, in source order.
  package var childrenInAllClauses: [SyntaxNode] {
    children.flatMap { child in
      child.kind == .ifConfig || child.kind == .ifConfigClause ? child.childrenInAllClauses : [child]
    }
  }

  /// The siblings after this node.
  package var laterSiblings: NodeChildren {
    let end = parent?.endID.rawValue ?? endID.rawValue
    return NodeChildren(tree: tree, upcoming: endID.rawValue, end: end)
  }

  /// The kind of the node's first token, or `nil` if it has none.
  package var firstTokenKind: TokenKind? {
    tokenRange.isEmpty ? nil : tree.tokens[tokenRange.lowerBound].kind
  }

  /// The type that the attribute names.
  package var attributeType: SyntaxNode? { children.first { $0.kind != .unexpected } }

  /// The name of the attribute without `@` and arguments: `MainActor`. For `@Swift::Sendable`, it is `Swift.Sendable`.
  package var attributeName: String {
    guard let type = attributeType else { return "" }
    return type.moduleSelector == nil
      ? type.spelling : type.spelling.split(separator: ":").joined(separator: ".")
  }

  /// The name that the last token spells, without back-ticks: `c` for `a.b.c`.
  package var lastName: String { tree.name(ofToken: tokenRange.upperBound - 1) }

  /// The text of the node's tokens, with one space in place of any trivia between them: on one line, without comments.
  /// A multi-line literal keeps its line breaks.
  package var spelling: String { tree.spelling(ofTokens: tokenRange) }

  /// The expression or type in an `initializerClause`, `typeAnnotation`, `returnClause` or similar node.
  package var content: SyntaxNode? { children.first { $0.kind != .unexpected } }
}

extension SyntaxTree {
  /// Returns the text of some tokens, with one space in place of any trivia between them.
  package func spelling(ofTokens range: Range<TokenIndex>) -> String {
    if range.count == 1 { return text(ofToken: range.lowerBound) }
    var bytes: [UInt8] = []
    for index in range {
      if index > range.lowerBound, hasWantedSpace(beforeToken: index) {
        bytes.append(UInt8(ascii: " "))
      }
      bytes += source[tokens[index].range]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the name that a token spells, without back-ticks.
  package func name(ofToken index: TokenIndex) -> String { text(nameRange(ofToken: index)) }

  /// Returns the byte range of the name that a token spells, without back-ticks.
  func nameRange(ofToken index: TokenIndex) -> Range<Int> {
    let range = tokens[index].range
    let backTick = UInt8(ascii: "`")
    let isQuoted =
      range.count > 2 && source[range.lowerBound] == backTick && source[range.upperBound - 1] == backTick
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// Returns the name that a token declares, as an expression refers to it: in back-ticks if the word alone means
  /// something else.
  package func reference(toNameOfToken index: TokenIndex) -> String {
    let kind = tokens[index].kind
    let name = text(ofToken: index)
    return kind.isReservedKeyword || kind.isWordBeforeExpressions ? "`\(name)`" : name
  }
}

extension NodeKind {
  /// Whether nodes of this kind may precede the keyword of a declaration.
  fileprivate var isBeforeIntroducer: Bool { self == .attribute || self == .modifier || self == .ifConfig }
}
