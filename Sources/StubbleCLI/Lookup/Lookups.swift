import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The names that the files of a module refer to, whose declarations may decide how a stub is written.
struct Lookups: Sendable {
  /// The names of types, type aliases and macros: those in code that is to be rewritten, and those that the declarations found
  /// for them refer to. The module or another one may declare them.
  private(set) var types: Set<Name> = []
  /// The names among `types` of those whose layout some code depends on. What their values store is looked up too.
  private(set) var measured: Set<Name> = []
  /// The paths of types whose extensions in the module are looked up.
  private(set) var extended: Set<Name> = []
  /// The last name of each path in `extended`.
  private(set) var declared: Set<Name> = []
  /// The paths in `extended` of types whose members are to be rewritten.
  private(set) var changed: Set<Name> = []
  /// The names of types that enclose the declarations in question.
  private(set) var around: Set<Name> = []
  /// The names of the modules that look names up, by which their files may qualify these.
  private(set) var modules: Set<Name> = []
  /// Whether the module declares property wrappers that matter: its files that create mirrors may read by them the names
  /// of the properties.
  private(set) var needMirrors = false

  private static var sets: [WritableKeyPath<Lookups, Set<Name>>] {
    [\.types, \.measured, \.extended, \.declared, \.changed, \.around, \.modules]
  }

  var isEmpty: Bool { !needMirrors && Self.sets.allSatisfy { self[keyPath: $0].isEmpty } }

  mutating func formUnion(_ other: Lookups) {
    for set in Self.sets { self[keyPath: set].formUnion(other[keyPath: set]) }
    needMirrors = needMirrors || other.needMirrors
  }

  func subtracting(_ other: Lookups) -> Lookups {
    var rest = self
    for set in Self.sets { rest[keyPath: set].subtract(other[keyPath: set]) }
    rest.needMirrors = needMirrors && !other.needMirrors
    return rest
  }

  /// Returns the names to look up in other modules: those that the module itself does not declare.
  func elsewhere(without answered: Set<Name>) -> Lookups {
    var rest = Lookups()
    rest.types = types.subtracting(answered)
    rest.measured = measured.subtracting(answered)
    rest.around = around
    return rest
  }

  /// The names that doubles must qualify if a file declares them.
  private static let namesInDoubles = GeneratedCode.typesInDoubles.map { Name($0.utf8) }
  /// The names that stubs must qualify, or cannot use, if a file declares them.
  private static let namesInStubs =
    (Array(GeneratedCode.typesInStubs) + LiteralKind.allCases.map(\.alias)).map { Name($0.utf8) }

  /// Adds the names that a file to be rewritten refers to: those of its types, and all that its code mentions.
  mutating func add(allIn tree: SyntaxTree) {
    types.formUnion(Self.namesInStubs)
    for node in tree.root.descendants {
      switch node.kind {
      case .identifierType, .memberType, .identifierExpr: types.formUnion(node.ownNames)
      default:
        guard let type = TypeDecl(node) else { continue }
        if node.isPropertyWrapper { addMirrors() }
        let path = DeclarationPath(of: type)
        if node.kind == .protocolDecl { add(doublesOf: type) }
        add(type, path)
        if !type.isExtension, let name = path.name { changed.insert(name) }
      }
    }
  }

  /// Adds the names that matter to doubles of a protocol in its own file: those that doubles use, and their own, which
  /// another type may have.
  private mutating func add(doublesOf type: TypeDecl) {
    types.formUnion(Self.namesInDoubles)
    types.formUnion(DoubleKind.allCases.map { Name($0.className(for: type.name).utf8) })
  }

  /// Adds the names that the protocols of a file refer to, and the protocols' enclosing types, in whose extensions other
  /// names may be declared. What a double does with a value depends on the declaration of its type, in any module.
  mutating func add(protocolsIn tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .protocolDecl) {
      types.formUnion(Self.namesInDoubles)
      types.formUnion(node.namesOfTypes)
      types.formUnion(node.inheritedNames.map { Name($0.utf8) })
      var path = DeclarationPath(around: node)
      while let name = path.names.last {
        types.insert(name)
        add(extensionsOf: path)
        path.removeLast()
      }
    }
  }

  /// Adds the names that a type refers to: its own, to find its extensions, and those of the types it inherits from.
  mutating func add(_ type: TypeDecl, _ path: DeclarationPath) {
    for attribute in type.node.descendants where attribute.kind == .attribute {
      let name = attribute.attributeName
      if !Attributes.isHarmless(name) { types.insert(Name(TypeDecl.lastName(of: name).utf8)) }
    }
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

  /// Adds the names of the types that are written in a declaration, such as a type alias or the members of an extension.
  mutating func add(typesIn declaration: SyntaxNode) { types.formUnion(declaration.namesOfTypes) }

  /// Adds a module whose files look the names up.
  mutating func add(_ module: Module) { modules.insert(Name(module.name.utf8)) }

  /// Adds the module's files that create mirrors.
  mutating func addMirrors() { needMirrors = true }

  /// Adds the names of the types that a file measures with `MemoryLayout`.
  mutating func add(measuredIn tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .genericSpecializationExpr)
    where tree.text(ofToken: node.tokenRange.lowerBound) == "MemoryLayout" {
      add(measured: node.namesOfTypes)
    }
  }

  /// Adds the names of the types that the values of a type store; none if they are objects.
  mutating func add(storedIn type: TypeDecl) {
    guard type.node.kind == .structDecl || type.node.kind == .enumDecl else { return }
    guard let members = type.node.child(.memberBlock)?.children else { return }
    for member in members where member.kind == .variableDecl || member.kind == .enumCaseDecl {
      add(measured: member.namesOfTypes.union(member.namesInValues))
    }
  }

  private mutating func add(measured names: Set<Name>) {
    types.formUnion(names)
    measured.formUnion(names)
  }

  /// Adds the names that a function or variable refers to, from which the type of an initial value may follow.
  mutating func add(value declaration: SyntaxNode) {
    add(typesIn: declaration)
    for node in declaration.descendants { types.formUnion(node.namesInInferredValue) }
  }

  /// Adds the paths of types whose extensions in the module are looked up.
  mutating func add(extensionsOf path: DeclarationPath) {
    guard let name = path.names.last, let whole = path.name else { return }
    extended.insert(whole)
    declared.insert(name)
  }
}

extension SyntaxNode {
  /// The names of the types that are written in a declaration, except its own associated types and generic parameters,
  /// which mean nothing elsewhere.
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

  /// The names in the initial value of a variable whose type is not written.
  fileprivate var namesInInferredValue: [Name] {
    guard kind == .patternBinding, child(.typeAnnotation) == nil, let value = child(.initializerClause) else {
      return []
    }
    return value.descendants.filter { $0.kind == .identifierExpr }.flatMap(\.ownNames)
  }

  /// The names in initial values from which the types of a declaration's variables may follow.
  fileprivate var namesInValues: Set<Name> { Set(children(.patternBinding).flatMap(\.namesInInferredValue)) }

  /// The names among a node's own tokens, without back-ticks.
  fileprivate var ownNames: [Name] {
    ownTokens.filter { tree.tokens[$0].kind.isIdentifierLike }.map { Name(tree.nameBytes(ofToken: $0)) }
  }
}

extension [Module: Lookups] {
  /// Adds the lookups for a file that is compiled into some modules.
  mutating func add(_ own: Lookups, for modules: ModuleSet) {
    for module in modules.modules { self[module, default: Lookups()].formUnion(own) }
  }
}
