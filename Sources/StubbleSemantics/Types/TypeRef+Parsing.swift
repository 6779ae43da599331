package import StubbleSyntax

extension TypeRef {
  /// Creates the type that a node spells. A node of no known form becomes `other`.
  package init(_ node: SyntaxNode) {
    let types = node.children.filter(\.kind.isType)
    switch (node.kind, types.first) {
    case (.identifierType, _): self = TypeRef.name(node, base: nil)
    case (.memberType, let base?): self = TypeRef.name(node, base: TypeRef(base))
    case (.metatypeType, let base?):
      self = node.hasLastToken("Protocol") ? .protocolMetatype(TypeRef(base)) : .metatype(TypeRef(base))
    case (.optionalType, let type?): self = .optional(TypeRef(type))
    case (.implicitlyUnwrappedOptionalType, let type?): self = .implicitlyUnwrapped(TypeRef(type))
    case (.arrayType, let type?): self = .array(TypeRef(type))
    case (.dictionaryType, let key?) where types.count == 2:
      self = .dictionary(key: TypeRef(key), value: TypeRef(types[1]))
    case (.inlineArrayType, _):
      let parts = TypeRef.arguments(of: node)
      self =
        parts.count == 2 ? .inlineArray(count: parts[0], element: parts[1]) : .other(node.spelling)
    case (.tupleType, _): self = .tuple(TypeRef.elements(of: node))
    case (.functionType, _): self = .function(Function(node))
    case (.compositionType, _): self = .composition(types.map { TypeRef($0) })
    case (.someOrAnyType, let type?):
      self = node.firstTokenKind == .some ? .some(TypeRef(type)) : .any(TypeRef(type))
    case (.attributedType, _): self = TypeRef.modified(node, types.last)
    case (.packExpansionType, let type?): self = .packExpansion(TypeRef(type))
    case (.packElementType, let type?): self = .packElement(TypeRef(type))
    case (.suppressedType, let type?): self = .suppressed(TypeRef(type))
    default: self = .other(node.spelling)
    }
  }

  /// Creates the type that a text spells, or `nil` if it spells none.
  package init?(text: String) {
    let tree = SyntaxTree(parsing: Array("let x: \(text)".utf8))
    guard tree.errors.isEmpty, let annotation = tree.nodes(ofKind: .typeAnnotation).first,
      annotation.tokenRange.upperBound == tree.tokens.count - 1, let node = annotation.content
    else { return nil }
    self.init(node)
  }

  private static func name(_ node: SyntaxNode, base: TypeRef?) -> TypeRef {
    let clause = node.child(.genericArgumentClause)
    let name = node.ownTokens.last { node.tree.tokens[$0].kind != .period }
    let hasEmptyPack = clause?.children(.genericArgument).isEmpty ?? false
    guard let name, node.child(.unexpected) == nil, !hasEmptyPack else { return .other(node.spelling) }
    let module = node.moduleSelector.map(node.tree.text(ofToken:))
    if module != nil, base != nil { return .other(node.spelling) }
    return .named(
      Name(
        base: base ?? module.map(TypeRef.module), node.tree.text(ofToken: name),
        arguments: clause.map(arguments) ?? []))
  }

  /// Returns the generic arguments: types, and integers as `other`.
  private static func arguments(of node: SyntaxNode) -> [TypeRef] {
    node.children(.genericArgument).compactMap(\.content).map { argument in
      argument.kind.isType ? TypeRef(argument) : .other(argument.spelling)
    }
  }

  fileprivate static func elements(of node: SyntaxNode) -> [Element] {
    node.children(.tupleTypeElement).map { element in
      let tree = element.tree
      let colon = element.token(.colon)
      let names = element.ownTokens.prefix { $0 < (colon ?? 0) }.map(tree.text(ofToken:))
      return Element(
        label: names.isEmpty ? nil : names.joined(separator: " "),
        element.content.map { TypeRef($0) } ?? .other(element.spelling),
        isVariadic: element.token(.ellipsis) != nil)
    }
  }

  private static func modified(_ node: SyntaxNode, _ type: SyntaxNode?) -> TypeRef {
    guard let type else { return .other(node.spelling) }
    let inner = TypeRef(type)
    return .modified(node.typeModifiers(before: type) + inner.modifiers, inner.unmodified)
  }
}

extension TypeRef.Function {
  fileprivate init(_ node: SyntaxNode) {
    let effects = Effects(node.child(.effectSpecifiers))
    self.init(
      TypeRef.elements(of: node), isAsync: effects.isAsync, throwing: TypeRef.Throwing(effects),
      result: node.child(.returnClause)?.content.map { TypeRef($0) } ?? .void)
  }
}

extension TypeRef.Throwing {
  /// Creates what a function with these effects may throw.
  package init(_ effects: Effects) {
    self =
      if let type = effects.thrownType, effects.isThrowing {
        .typed(TypeRef(type))
      } else {
        effects.isThrowing ? .any : effects.isRethrowing ? .rethrown : .never
      }
  }
}

extension SyntaxNode {
  fileprivate func hasLastToken(_ text: String) -> Bool {
    tokenRange.last.map { tree.text(ofToken: $0) == text } ?? false
  }

  /// Returns the specifiers and attributes before a type, such as `inout` and `@escaping`, in source order.
  fileprivate func typeModifiers(before type: SyntaxNode) -> [TypeRef.Modifier] {
    var modifiers: [TypeRef.Modifier] = []
    var index = tokenRange.lowerBound
    while index < type.tokenRange.lowerBound {
      if let attribute = attributes.first(where: { $0.tokenRange.contains(index) }) {
        modifiers.append(TypeRef.Modifier(attribute.spelling))
        index = attribute.tokenRange.upperBound
      } else {
        let end = endOfSpecifier(at: index, before: type.tokenRange.lowerBound)
        modifiers.append(TypeRef.Modifier((index..<end).map(tree.text(ofToken:)).joined()))
        index = end
      }
    }
    return modifiers
  }

  /// Returns the end of a specifier, including its parentheses if it has some: `nonisolated(nonsending)`.
  private func endOfSpecifier(at start: TokenIndex, before end: TokenIndex) -> TokenIndex {
    guard start + 1 < end, tree.tokens[start + 1].kind == .leftParen else { return start + 1 }
    let close = (start + 1..<end).first { tree.tokens[$0].kind == .rightParen }
    return close.map { $0 + 1 } ?? end
  }
}
