import StubbleSyntax

/// Names that the files of a module make us look up, since what their declarations say may decide how a stub is written.
struct Lookups: Sendable {
  /// Superclasses, protocols, constraints, and types that are extended. They may be declared in other modules.
  private(set) var types: Set<Name> = []
  /// Types and aliases that code mentions which is to be changed. Other modules are asked for aliases alone.
  private(set) var mentioned: Set<Name> = []
  /// The paths of types whose extensions in the module are looked up.
  private(set) var extended: Set<Name> = []
  /// The last names of those.
  private(set) var declared: Set<Name> = []
  /// Those of the paths whose members are to be changed.
  private(set) var changed: Set<Name> = []
  /// Types around what is looked up.
  private(set) var around: Set<Name> = []

  var isEmpty: Bool { types.isEmpty && mentioned.isEmpty && extended.isEmpty && around.isEmpty }

  mutating func formUnion(_ other: Lookups) {
    types.formUnion(other.types)
    mentioned.formUnion(other.mentioned)
    extended.formUnion(other.extended)
    declared.formUnion(other.declared)
    changed.formUnion(other.changed)
    around.formUnion(other.around)
  }

  func subtracting(_ other: Lookups) -> Lookups {
    var rest = self
    rest.types.subtract(other.types)
    rest.mentioned.subtract(other.mentioned)
    rest.extended.subtract(other.extended)
    rest.declared.subtract(other.declared)
    rest.changed.subtract(other.changed)
    rest.around.subtract(other.around)
    return rest
  }

  /// What other modules are asked for.
  func elsewhere(without answered: Set<Name>) -> Lookups {
    var rest = Lookups()
    rest.types = types.subtracting(answered)
    rest.mentioned = mentioned.subtracting(answered)
    rest.around = around
    return rest
  }

  // MARK: What a file asks

  /// Adds what a file asks that is to be changed: of all its types, and of the names that it mentions.
  mutating func add(allIn tree: SyntaxTree) {
    for node in tree.root.descendants {
      switch node.kind {
      case .identifierType, .memberType, .identifierExpr: mentioned.formUnion(node.ownNames)
      case .genericParameter, .genericRequirement: types.formUnion(node.namesOfConstraints)
      default:
        guard let type = TypeDecl(node) else { continue }
        let path = DeclarationPath(of: type)
        add(type, path)
        if !type.isExtension, let name = path.name { changed.insert(name) }
      }
    }
  }

  /// Adds what the protocols of a file ask: names that may be aliases, and the types around the protocols, which may
  /// declare others anywhere.
  mutating func add(protocolsIn tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .protocolDecl) {
      mentioned.formUnion(node.namesOfTypes)
      // A superclass may be declared in another module.
      types.formUnion(node.namesOfParents.map { Name($0.utf8) })
      var path = DeclarationPath(around: node)
      while let name = path.names.last {
        types.insert(name)
        add(extensionsOf: path)
        path.removeLast()
      }
    }
  }

  /// Adds what a type asks: where its extensions are, and what it inherits from and conforms to.
  mutating func add(_ type: TypeDecl, _ path: DeclarationPath) {
    around.formUnion(path.names.dropLast())
    if type.isExtension {
      if let name = path.names.last { types.insert(name) }
    } else {
      add(extensionsOf: path)
    }
    for inherited in type.inheritedTypes {
      let path = DeclarationPath(written: TypeDecl.dottedName(inherited))
      if let name = path.names.last { types.insert(name) }
      around.formUnion(path.names.dropLast())
    }
  }

  /// Adds what the members of a type ask that are to be changed.
  mutating func add(membersOf declaration: SyntaxNode) {
    mentioned.formUnion(declaration.namesOfTypes)
    for node in declaration.descendants
    where node.kind == .genericParameter || node.kind == .genericRequirement {
      types.formUnion(node.namesOfConstraints)
    }
  }

  /// Adds what an alias asks: the types that it means.
  mutating func add(alias: SyntaxNode, ofType: Bool) {
    let names = alias.namesOfTypes
    mentioned.formUnion(names)
    if ofType { types.formUnion(names) }
  }

  private mutating func add(extensionsOf path: DeclarationPath) {
    guard let name = path.names.last, let whole = path.name else { return }
    extended.insert(whole)
    declared.insert(name)
  }
}

extension SyntaxNode {
  /// The names of the types that are written in a declaration, but those that it declares itself: associated types and
  /// generic parameters mean nothing elsewhere.
  fileprivate var namesOfTypes: Set<Name> {
    var own: Set<Name> = []
    var written: Set<Name> = []
    for node in descendants {
      switch node.kind {
      case .associatedtypeDecl, .genericParameter: own.formUnion(node.ownNames)
      case .identifierType, .memberType: written.formUnion(node.ownNames)
      default: break
      }
    }
    return written.subtracting(own)
  }

  /// The names of the types that a generic parameter or a requirement mentions.
  fileprivate var namesOfConstraints: [Name] {
    descendants.filter { $0.kind == .identifierType }.flatMap(\.ownNames)
  }

  /// The names directly under a node, without backticks.
  fileprivate var ownNames: [Name] {
    ownTokens.filter { tree.tokens[$0].kind.isIdentifierLike }.map { Name(tree.nameBytes(ofToken: $0)) }
  }
}
