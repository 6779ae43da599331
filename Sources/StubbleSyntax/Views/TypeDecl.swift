/// A class, struct, actor, enum or protocol, or an extension.
package struct TypeDecl: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind.isTypeDeclaration else { return nil }
    self.node = node
  }

  /// Returns the value for a global declaration, which no type encloses: it represents the declaration's file.
  package static func global(_ declaration: SyntaxNode) -> TypeDecl { TypeDecl(owner: declaration.tree.root) }

  private init(owner: SyntaxNode) {
    node = owner
  }

  package var isExtension: Bool { node.kind == .extensionDecl }

  /// Whether the value represents a file, whose declarations are global.
  package var isFile: Bool { node.kind == .sourceFile }

  /// The index of the token with the name; `nil` for an extension.
  package var nameToken: TokenIndex? {
    guard !isExtension, let keyword = keywordToken else { return nil }
    let next = keyword + 1
    return next < node.tokenRange.upperBound && node.tree.tokens[next].kind.isIdentifierLike ? next : nil
  }

  /// The name of the type. For an extension, it is the path of the extended type without generic arguments:
  /// `Outer.Inner`.
  package var name: String {
    if let nameToken { return node.tree.name(ofToken: nameToken) }
    return extendedType.map(TypeDecl.name(ofExtended:)) ?? ""
  }

  /// Returns the name of an extended type: `Array` for `[String]`, and the written path for other types.
  private static func name(ofExtended type: SyntaxNode) -> String {
    switch type.kind {
    case .arrayType: "Array"
    case .inlineArrayType: "InlineArray"
    case .dictionaryType: "Dictionary"
    case .optionalType: "Optional"
    default: dottedName(type)
    }
  }

  /// The index of the keyword, such as `class` or `extension`.
  package var keywordToken: TokenIndex? {
    let keyword: TokenKind
    switch node.kind {
    case .classDecl: keyword = .class
    case .structDecl: keyword = .struct
    case .actorDecl: keyword = .actor
    case .enumDecl: keyword = .enum
    case .protocolDecl: keyword = .protocol
    case .extensionDecl: keyword = .extension
    default: return nil
    }
    return node.token(keyword)
  }

  /// The type that the extension extends; `nil` for other declarations.
  package var extendedType: SyntaxNode? {
    guard isExtension else { return nil }
    return node.firstChild { $0 == .identifierType || $0 == .memberType || $0.isType }
  }

  /// Whether the type has generic parameters of its own.
  package var isGeneric: Bool { node.child(.genericParameterClause) != nil }

  /// The inherited types: those after the colon, and those to which the `where` clause of a protocol constrains `Self`,
  /// which means the same.
  package var inheritedTypes: [SyntaxNode] {
    guard node.kind == .protocolDecl, let whereClause else { return node.inheritedTypeNodes }
    return node.inheritedTypeNodes + whereClause.requirements.filter { $0.name == "Self" }.map(\.type)
  }

  package var whereClause: SyntaxNode? { node.child(.genericWhereClause) }

  package var memberBlock: SyntaxNode? { node.child(.memberBlock) }

  /// Returns the first name of a dotted path: `A` for `A.B.C`.
  package static func firstName(of dottedName: String) -> String {
    dottedName.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(dottedName[..<$0]) } ?? dottedName
  }

  /// Returns the last name of a dotted path: `C` for `A.B.C`.
  package static func lastName(of dottedName: String) -> String {
    var name = dottedName
    guard let period = name.withUTF8({ $0.lastIndex(of: UInt8(ascii: ".")) }) else { return name }
    return String(name[name.utf8.index(name.startIndex, offsetBy: period + 1)...])
  }

  /// Returns the dotted path of a type without generic arguments. A module selector counts as the first name.
  package static func dottedName(_ type: SyntaxNode) -> String {
    var name = type.ownTokens.last {
      let kind = type.tree.tokens[$0].kind
      return kind.isIdentifierLike || kind == .Self
    }.map(type.tree.name(ofToken:))
    if let module = type.moduleSelector.map(type.tree.name(ofToken:)) {
      name = name.map { module + "." + $0 }
    }
    guard type.kind == .memberType, let base = type.children.first else { return name ?? "" }
    let outer = dottedName(base)
    return outer.isEmpty ? name ?? "" : name.map { outer + "." + $0 } ?? outer
  }
}

extension SyntaxNode {
  /// The index of the token with the module in which the node's own name is looked up: `Swift` for `Swift::Int`. The
  /// value is `nil` if there is none.
  package var moduleSelector: TokenIndex? {
    guard let colons = token(.colonColon), colons > tokenRange.lowerBound else { return nil }
    return colons - 1
  }
}

extension SyntaxNode {
  /// The requirements `name: type` and `name == type` of a `where` clause whose left side is a single name.
  package var requirements: [(name: String, type: SyntaxNode)] {
    children(.genericRequirement).compactMap { requirement in
      let types = requirement.children.filter(\.kind.isType)
      guard types.count == 2, types[0].kind == .identifierType else { return nil }
      return (types[0].spelling, types[1])
    }
  }
}
