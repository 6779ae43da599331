/// A class, struct, actor, enum or protocol, or an extension.
package struct TypeDecl: Sendable {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    switch node.kind {
    case .classDecl, .structDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: self.node = node
    default: return nil
    }
  }

  /// Stands for the file in which a global declaration is.
  package static func global(_ declaration: SyntaxNode) -> TypeDecl { TypeDecl(owner: declaration.tree.root) }

  private init(owner: SyntaxNode) {
    node = owner
  }

  package var isExtension: Bool { node.kind == .extensionDecl }

  /// The declarations in it are in no type.
  package var isFile: Bool { node.kind == .sourceFile }

  /// Index of the name's token; nil for an extension.
  package var nameToken: TokenIndex? {
    guard !isExtension, let keyword = keywordToken else { return nil }
    let next = keyword + 1
    return next < node.tokenRange.upperBound && node.tree.tokens[next].kind.isIdentifierLike ? next : nil
  }

  /// The name, or the extended type without its generic arguments: `Outer.Inner`.
  package var name: String {
    if let nameToken { return node.tree.name(ofToken: nameToken) }
    return extendedType.map(TypeDecl.dottedName) ?? ""
  }

  /// Index of `class`, `struct` and so on.
  package var keywordToken: TokenIndex? {
    let kinds: [NodeKind: TokenKind] = [
      .classDecl: .class, .structDecl: .struct, .actorDecl: .actor, .enumDecl: .enum,
      .protocolDecl: .protocol,
      .extensionDecl: .extension,
    ]
    return kinds[node.kind].flatMap { kind in
      node.ownTokens.first { node.tree.tokens[$0].kind == kind }
    }
  }

  /// What an extension extends.
  package var extendedType: SyntaxNode? {
    guard isExtension else { return nil }
    return node.children.first { $0.kind == .identifierType || $0.kind == .memberType || $0.kind.isType }
  }

  package var isGeneric: Bool { node.child(.genericParameterClause) != nil }

  /// The types after the colon.
  package var inheritedTypes: [SyntaxNode] {
    (node.child(.inheritanceClause)?.children(.inheritedType) ?? []).compactMap(\.content)
  }

  package var whereClause: SyntaxNode? { node.child(.genericWhereClause) }

  package var memberBlock: SyntaxNode? { node.child(.memberBlock) }

  /// The last of the names in `A.B.C`.
  package static func lastName(of dottedName: String) -> String {
    guard let period = dottedName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return dottedName }
    return String(dottedName[dottedName.utf8.index(after: period)...])
  }

  /// The names of a type, generic arguments left out.
  package static func dottedName(_ type: SyntaxNode) -> String {
    let tree = type.tree
    var names: [String] = []
    func collect(_ node: SyntaxNode) {
      if node.kind == .memberType, let base = node.children.first { collect(base) }
      if let name = node.ownTokens.last(where: {
        tree.tokens[$0].kind.isIdentifierLike || tree.tokens[$0].kind == .Self
      }) {
        names.append(tree.name(ofToken: name))
      }
    }
    collect(type)
    return names.joined(separator: ".")
  }
}
