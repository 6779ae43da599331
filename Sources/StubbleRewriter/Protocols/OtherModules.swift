import StubbleSemantics
import StubbleSyntax

/// What a protocol names of other modules than its own.
struct NamesOfOtherModules {
  /// The names of types that neither the project nor the standard library declares, as far as it is known.
  fileprivate(set) var undeclared: Set<String> = []
  /// The modules of the project whose types and aliases are named, and those whose names qualify a type.
  fileprivate(set) var modules: Set<String> = []

  fileprivate mutating func add(_ declaring: ModuleSet, excluding own: ModuleSet) {
    if !declaring.intersects(own) { modules.formUnion(declaring.modules.map(\.name)) }
  }
}

extension TypeIndex {
  /// Returns what protocols of a file name of other modules.
  func namesOfOtherModules(in protocols: Set<TypeID>, of file: FileID) -> NamesOfOtherModules {
    var names = NamesOfOtherModules()
    for type in protocols where types[type].file == file {
      let model = types[type]
      let inherited = ancestors(of: type).flatMap { types[$0].decl.node.descendants }
      collectNames(
        in: model.decl.node, from: model.scope, aliases: [], excluding: rootsOfInheritedProtocols(of: model),
        Set(inherited.filter { $0.kind == .associatedtypeDecl }.compactMap(\.nameOfTypeParameter)),
        into: &names)
    }
    // All files see the standard library, which none need import.
    let qualifying = names.undeclared.intersection(imports[file].modules.union(["Swift"]))
    names.modules.formUnion(qualifying)
    names.undeclared.subtract(qualifying)
    return names
  }

  /// Returns the first names of the protocols that a protocol inherits from. A double names none of them: it conforms to
  /// the protocol, and has the members that they require.
  private func rootsOfInheritedProtocols(of model: TypeModel) -> Set<NodeID> {
    return model.decl.inheritedTypes.flatMap(\.composedTypes).reduce(into: []) { roots, part in
      guard let name = TypeRef(part).dottedName else { return }
      let found = resolve(name, from: model.scope)
      guard
        found.isEmpty ? requiresOnlyStandardTypes(name) : found.allSatisfy({ types[$0].kind == .protocol })
      else { return }
      let root = part.kind == .memberType ? part.descendants.first { $0.kind == .identifierType } : part
      if let root { roots.insert(root.id) }
    }
  }

  /// Returns whether a protocol of the prelude names only types of the standard library in what it requires. One for
  /// objects does not count: it may give the double a superclass, or a member that conforming types have by themselves.
  private func requiresOnlyStandardTypes(_ name: String) -> Bool {
    let known = prelude.types(named: name)
    return !known.isEmpty
      && known.allSatisfy { type in
        let names = type.model.decl.node.descendants.filter { $0.kind == .identifierType }.compactMap {
          TypeRef($0).rootName
        }
        return type.model.kind == .protocol && type.isComplete
          && names.allSatisfy { prelude.isOfStandardLibrary($0) && $0 != "AnyObject" }
      }
  }

  /// - Parameters:
  ///   - aliases: The aliases that led to the declaration, which may lead back to themselves.
  ///   - unneeded: Nodes in the declaration that do not count.
  ///   - inherited: The names of the associated types that the declaration inherits.
  private func collectNames(
    in declaration: SyntaxNode, from scope: Scope, aliases: Set<String>,
    excluding unneeded: Set<NodeID> = [], _ inherited: Set<String> = [], into names: inout NamesOfOtherModules
  ) {
    let nodes = declaration.descendants
    let own = inherited.union(nodes.compactMap(\.nameOfTypeParameter))
    for node in nodes
    where node.kind == .identifierType && !node.namesAttributeOfLanguage && !unneeded.contains(node.id) {
      guard let name = TypeRef(node).rootName, !own.contains(name) else { continue }
      let found = resolve(name, from: scope)
      for type in found { names.add(types[type].scope.modules, excluding: scope.modules) }
      if !found.isEmpty || prelude.isOfStandardLibrary(name) { continue }
      let meanings = aliases.contains(name) ? [] : meanings(of: name, from: scope)
      if meanings.isEmpty { names.undeclared.insert(name) }
      for meaning in meanings {
        names.add(meaning.scope.modules, excluding: scope.modules)
        collectNames(in: meaning.node, from: meaning.scope, aliases: aliases.union([name]), into: &names)
      }
    }
  }

  /// Returns what a name means as an alias of its own module, or else of another one.
  private func meanings(of name: String, from scope: Scope) -> [TypeAlias] {
    let own = aliased(name, from: scope)
    return own.isEmpty ? aliases(named: name, from: scope) : own
  }

  /// Returns whether something that protocols of a file name may be declared by a module that the file imports.
  func mayBeNeeded(_ module: String, for names: NamesOfOtherModules, in file: FileID) -> Bool {
    names.modules.contains { name in
      name == module || !imports[file].modules.contains(name) && isExported(by: module, name)
    }
      || names.undeclared.contains { mayDeclare($0, in: module) }
  }

  /// Returns whether a name may mean a type that a module declares or exports: no other module is known to declare it.
  private func mayDeclare(_ name: String, in module: String) -> Bool {
    let owners = prelude.namesOfModules(declaring: name)
    return owners.isEmpty || owners.contains { $0 == module || isExported(by: module, $0) }
  }
}

extension SyntaxNode {
  /// Whether the node is the name of an attribute that no module declares: `escaping`, `Sendable`.
  fileprivate var namesAttributeOfLanguage: Bool {
    guard parent?.kind == .attribute else { return false }
    return spelling == "Sendable" || spelling.first { $0 != "_" }?.isLowercase == true
  }

  /// The name of a generic parameter or associated type; `nil` for any other node.
  var nameOfTypeParameter: String? {
    switch kind {
    case .genericParameter: GenericParameter(self)?.unquotedName
    case .associatedtypeDecl: name(after: .associatedtype)
    default: nil
    }
  }
}
