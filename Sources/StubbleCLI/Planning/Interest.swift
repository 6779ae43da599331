import StubbleSyntax

/// The names that make another file worth looking into: what it says of them may decide how a stub is written.
struct Interest: Sendable {
  typealias Name = DeclaredNames.Name

  /// Types whose extensions are looked for, wherever they stand.
  private(set) var declared: Set<Name> = []
  /// Types whose declarations are looked for: superclasses, protocols, and what is extended.
  private(set) var sought: Set<Name> = []
  /// Names that may be abbreviations of types.
  private(set) var mentioned: Set<Name> = []
  /// Variables of structs that are stubbed: what is changed together with others must stay as it is.
  private(set) var changeable: Set<Name> = []

  /// Takes up what a file says that is to be changed.
  mutating func add(_ tree: SyntaxTree) {
    addTypes(of: tree)
    for token in tree.tokens where token.kind.isIdentifierLike {
      mentioned.insert(DeclaredNames.name(tree.source[token.range]))
    }
  }

  /// Takes up the variables that a file's structs store, or those of structs with annotations alone.
  mutating func addVariables(of tree: SyntaxTree, withoutAnnotation: Bool) {
    for node in tree.nodes(ofKind: .structDecl) where withoutAnnotation || Self.isAnnotated(node) {
      guard let block = node.child(.memberBlock) else { continue }
      for declaration in block.descendants where declaration.kind == .variableDecl {
        for name in VariableDecl(declaration)?.bindings.compactMap(\.name) ?? [] {
          changeable.insert(DeclaredNames.name(name.utf8))
        }
      }
    }
  }

  /// An annotation stands on a declaration, above it, or on one of its members.
  private static func isAnnotated(_ node: SyntaxNode) -> Bool {
    let start = node.tree.leadingTrivia(ofToken: node.tokenRange.lowerBound).lowerBound
    return node.tree.source[start..<node.range.upperBound].withUnsafeBytes(Trigger.hasAnnotation)
  }

  /// Takes up what a file says of its types: superclasses of superclasses matter too.
  mutating func addTypes(of tree: SyntaxTree) {
    for node in tree.root.descendants {
      guard let type = TypeDecl(node) else { continue }
      let names = Self.names(in: type.name)
      if type.isExtension { sought.formUnion(names) } else { declared.formUnion(names) }
      for inherited in type.inheritedTypes {
        sought.formUnion(Self.names(in: TypeDecl.dottedName(inherited)))
      }
    }
  }

  /// Each part of a dotted name.
  private static func names(in dotted: String) -> [Name] {
    dotted.utf8.split(separator: UInt8(ascii: ".")).map { DeclaredNames.name($0) }
  }

  /// Takes up what the protocols of a file mention: names that may abbreviate types, and the types around the
  /// protocols, which may declare others anywhere.
  mutating func addProtocols(of tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .protocolDecl) {
      addTypeNames(in: node)
      var outer = node.parent
      while let current = outer {
        if let type = TypeDecl(current) {
          let names = Self.names(in: type.name)
          sought.formUnion(names)
          declared.formUnion(names)
        }
        outer = current.parent
      }
    }
  }

  /// Takes up what the abbreviations of interest that a file declares stand for in turn.
  mutating func addAliases(of tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .typealiasDecl) {
      guard let keyword = node.token(.typealias),
        mentioned.contains(DeclaredNames.name(tree.name(ofToken: keyword + 1).utf8))
      else { continue }
      addTypeNames(in: node)
    }
  }

  /// Associated types of its own mean nothing elsewhere.
  private mutating func addTypeNames(in node: SyntaxNode) {
    let tree = node.tree
    func names(_ node: SyntaxNode) -> [Name] {
      node.ownTokens.filter { tree.tokens[$0].kind.isIdentifierLike }.map { token in
        let text = tree.source[tree.tokens[token].range]
        let isQuoted = text.first == UInt8(ascii: "`")
        return DeclaredNames.name(isQuoted ? text.dropFirst().dropLast() : text)
      }
    }
    var own: Set<Name> = []
    var spoken: Set<Name> = []
    for child in node.descendants {
      switch child.kind {
      case .associatedtypeDecl, .genericParameter: own.formUnion(names(child))
      case .identifierType, .memberType: spoken.formUnion(names(child))
      default: break
      }
    }
    mentioned.formUnion(spoken.subtracting(own))
  }
}
