package import StubbleSyntax

/// The types of all visible files, by scope path, and how they are related.
///
/// An object, for it is large and given to all that ask it. Nothing in it changes once it is made, so that accesses to its
/// variables need not be checked against each other.
package final class TypeIndex: @unchecked Sendable {
  /// In order of files and offsets.
  @exclusivity(unchecked) package private(set) var types = Table<TypeID, TypeModel>()
  /// Extensions of types that are not visible, protocols' among them.
  @exclusivity(unchecked) package private(set) var foreignExtensions: [Member] = []
  @exclusivity(unchecked) private var typePaths = TypePaths()
  /// The names of all types' generic parameters.
  @exclusivity(unchecked) private(set) var genericParameters: Set<String> = []
  /// The names of types that are generic over a pack of types, also of the prelude's.
  @exclusivity(unchecked) private(set) var namesOverPacks: Set<String> = []
  /// The types that only their own file sees, by file, and then by name.
  @exclusivity(unchecked) private var ofFiles: Table<FileID, [String: [TypeID]]>
  // What is asked of a type for each of its members, looked up once.
  @exclusivity(unchecked) private var inheritedByType = Table<TypeID, [SyntaxNode]>()
  @exclusivity(unchecked) private var conformancesByType = Table<TypeID, Set<String>>()
  @exclusivity(unchecked) package private(set) var codedNames: [TypeID: Set<String>] = [:]
  @exclusivity(unchecked) private var ancestorsByType = Table<TypeID, [TypeID]>()
  @exclusivity(unchecked) private var descendantsByType = Table<TypeID, [TypeID]>()
  /// By type.
  @exclusivity(unchecked) package private(set) var facts = Table<TypeID, TypeFacts>()
  /// The paths of the files, as diagnostics name them.
  package let paths: Table<FileID, String>
  /// The modules of each file.
  package let modules: Table<FileID, ModuleSet>
  /// How each file is compiled.
  package let settings: Table<FileID, CompilerSettings>
  /// The modules of the project by their names.
  let ownModules: [String: ModuleSet]
  /// What the files of each module import.
  let importsByModule: [Module: Set<String>]
  /// What each file imports.
  package let imports: Table<FileID, FileImports>
  /// What importers of a module are certain to see as well.
  let exports: ModuleExports
  /// The places of the files, by their trees.
  private let filesByTree: [ObjectIdentifier: FileID]
  /// The modules of which nothing is known.
  let unknownModules: UnknownModules
  /// The modules that files import, and the standard library.
  let importedModules: Set<String>
  /// What is known of the imported modules that the project does not declare.
  package let prelude: Prelude
  /// The names that `typealias` gives.
  @exclusivity(unchecked) package private(set) var aliases = TypeAliases()
  /// What files declare outside of all types.
  @exclusivity(unchecked) package private(set) var globals = Globals()
  @exclusivity(unchecked) package private(set) var namedMembers = NamedMembers()
  /// Names of the standard library that generated code uses, and its own, that mean something else in some visible file.
  @exclusivity(unchecked) package private(set) var hiddenTypes: Set<String> = []
  /// The names that initialisers mention which are compiled into other modules.
  @exclusivity(unchecked) package private(set) var inlinedNames: Set<String> = []
  /// The names in expressions with the mark `unsafe`.
  @exclusivity(unchecked) package private(set) var unsafeNames: Set<String> = []
  /// What members whose values depend on the lifetime of others take them from.
  @exclusivity(unchecked) package private(set) var lifetimeDependencies = LifetimeDependencies()
  /// Types whose values cannot be copied, and may be taken apart.
  @exclusivity(unchecked) package private(set) var dividedTypes: Set<TypeID> = []
  /// Those that may be over the coding keys of a type.
  @exclusivity(unchecked) package private(set) var exhaustiveSwitches = ExhaustiveSwitches()
  /// The types that a global `==` compares.
  @exclusivity(unchecked) package private(set) var globalEqualities: Set<String> = []
  /// What asks for the name of the function that calls it.
  @exclusivity(unchecked) package private(set) var callerNames: Set<String> = []

  /// - Parameter prelude: what is known of other modules; by default of those that the files import.
  package init(files: [SourceFile], prelude: Prelude? = nil, workers: Workers = .caller) {
    paths = Table(files.map(\.path))
    modules = Table(files.map(\.modules))
    settings = Table(files.map(\.settings))
    let declarations = workers.map(files.count) { place in
      FileDeclarations(of: files[place], FileID(rawValue: place))
    }
    let imports = Table<FileID, FileImports>(declarations.map(\.imports))
    self.imports = imports
    let own = Dictionary(grouping: Set(modules.values).flatMap(\.modules), by: \.name).mapValues(
      ModuleSet.init)
    ownModules = own
    importsByModule = modules.entries.reduce(into: [:]) { found, file in
      for module in file.value.modules { found[module, default: []].formUnion(imports[file.key].modules) }
    }
    importedModules = imports.values.reduce(into: ["Swift"]) { $0.formUnion($1.modules) }
    self.prelude = prelude ?? Prelude(importing: importedModules.subtracting(own.keys), workers: workers)
    exports = ModuleExports(of: files, imports: Array(imports.values), where: \.isCertain)
    filesByTree = Dictionary(
      files.enumerated().map { (ObjectIdentifier($0.element.tree), FileID(rawValue: $0.offset)) },
      uniquingKeysWith: { first, _ in first })
    unknownModules = UnknownModules(of: files, imports: Array(imports.values), own: Set(own.keys))
    ofFiles = Table(repeating: [:], count: files.count)
    for (place, file) in files.enumerated() {
      let index = FileID(rawValue: place)
      for type in declarations[place].types { add(type) }
      aliases.add(declarations[place].aliases, file: index, modules: file.modules)
      globals.add(from: file.tree, file: index)
      globalEqualities.formUnion(declarations[place].comparedTypes)
      callerNames.formUnion(declarations[place].callerNames)
      inlinedNames.formUnion(declarations[place].inlinedNames)
      unsafeNames.formUnion(declarations[place].unsafeNames)
    }
    moveIntoExtendedTypes()
    callerNames.formUnion(self.prelude.modules.flatMap(\.callerNames))
    namesOverPacks.formUnion(self.prelude.modules.flatMap(\.index.namesOverPacks))
    for found in declarations.flatMap(\.extensions) { attach(found.model, members: found.members) }
    linkTypes(workers)
    let ids = types.keys
    let stated = Table<TypeID, StatedFacts>(workers.map(ids.count) { StatedFacts(of: ids[$0], in: self) })
    facts = Table(workers.map(ids.count) { TypeFacts(of: ids[$0], in: self, stated) })
    namedMembers = NamedMembers(in: self)
    hiddenTypes = declaredNames.filter {
      $0 == "Swift" || self.prelude.meansStandardTypes($0) || TypeIndex.typesOfDoubles.contains($0)
    }
    // A member hides the module as a type does.
    if namedMembers.declares("Swift") || !globals["Swift"].isEmpty { hiddenTypes.insert("Swift") }
    // A function of the name may be isolated, or may not stop the program.
    if !globals["fatalError"].isEmpty { hiddenTypes.insert("fatalError") }
    codedNames = findCodedNames()
    if !codedNames.isEmpty { exhaustiveSwitches = ExhaustiveSwitches(in: files, index: self) }
    lifetimeDependencies = LifetimeDependencies(in: self, workers: workers)
    dividedTypes = Set(types.keys.filter { facts[$0].isNoncopyable && !storesCopiesOnly($0) })
  }

  /// The file of a tree, if it is one of the project's.
  func file(of tree: SyntaxTree) -> FileID? { filesByTree[ObjectIdentifier(tree)] }

  private func add(_ type: TypeModel) {
    let id = types.append(type)
    typePaths.add(id, type)
    genericParameters.formUnion(type.requirements.map(\.name))
    if type.decl.isGenericOverPack { namesOverPacks.insert(type.name) }
    if type.decl.node.isOfFile { ofFiles[type.file][type.name, default: []].append(id) }
  }

  /// Gives what extensions declare the paths of the types that they extend, by whatever name they do.
  private func moveIntoExtendedTypes() {
    // Each time what is one level deeper; aliases may lead in circles.
    for _ in 0..<16 {
      let scopes = scopesOfExtensions()
      if scopes.isEmpty { return }
      for type in types.keys { if let scope = scopes[types[type].around] { types[type].move(into: scope) } }
      typePaths = TypePaths(of: types)
      aliases.move(by: scopes)
    }
  }

  private func attach(_ model: ExtensionModel, members: [Member]) {
    let (file, decl) = (model.file, model.decl)
    // Another module's type has no place for closures.
    let indices = types(extendedBy: decl.node, path: decl.name, in: file)
    guard !indices.isEmpty else {
      foreignExtensions += members
      return
    }
    for index in indices {
      types[index].extensions.append(model)
      // A member may be in a clause of its own, which is never compiled with one of the declarations.
      types[index].add(
        indices.count == 1
          ? members
          : members.filter { types(extendedBy: $0.node, path: decl.name, in: file).contains(index) })
    }
  }

  /// The types that the members of an extension belong to: several, where clauses of `#if` or modules that have the
  /// extension in common declare one each.
  /// - Parameter node: the extension, or a member of it, that may be in a clause of its own.
  package func types(extendedBy node: SyntaxNode, path: String, in file: FileID) -> [TypeID] {
    var found = types(extendedAs: path, from: Scope(modules: modules[file], path: ""))
    found.removeAll { !types[$0].scope.modules.meets(modules[file]) }
    if found.count > 1 {
      let conditions = BuildConditions(around: node)
      found.removeAll { BuildConditions(around: types[$0].decl.node).exclude(conditions) }
    }
    return nearest(found, to: file)
  }

  /// The types that a name means where it is written: those of the innermost scope that has some.
  package func resolve(_ name: String, from scope: Scope) -> [TypeID] {
    let found = typePaths.nearest(name, from: scope.path)
    if found.isEmpty { return resolveQualified(name, from: scope) }
    let meant = preferred(found, in: scope.modules)
    return isHidden(meant, name, from: scope) ? [] : meant
  }

  /// The types of a name after a module's: of a visible module, or of one that nobody imports, which is the own where
  /// nothing says what that is called.
  private func resolveQualified(_ name: String, from scope: Scope) -> [TypeID] {
    guard let (modules, path) = moduleQualified(name),
      scope.modules.isUnknown || modules.modules.contains(where: { declaresModule(named: $0.name) })
    else { return [] }
    return resolve(in: Scope(modules: modules, path: path))
  }

  /// An alias of the name is nearer: in a type further in, or in the module where the types are of others.
  private func isHidden(_ types: [TypeID], _ name: String, from scope: Scope) -> Bool {
    guard let type = types.first, let alias = aliases.path(around: name, from: scope) else { return false }
    let path = self.types[type].path
    if !alias.isEmpty { return path.utf8.count < alias.utf8.count + name.utf8.count + 1 }
    return path == name && aliases.visible(name, from: scope)?.parent?.parent?.isOfFile != true
      && !types.contains { self.types[$0].scope.modules.meets(scope.modules) }
  }

  /// The types of a name that are declared right in a scope.
  package func resolve(_ name: String, in scope: Scope) -> [TypeID] {
    declaresType(named: name) ? resolve(in: scope.inside(name)) : []
  }

  /// The modules of a name that the project declares, or else one of which it knows no more.
  func modules(named name: String) -> ModuleSet { ownModules[name] ?? ModuleSet(Module(name: name)) }

  /// The project declares a module of a name.
  func declaresModule(named name: String) -> Bool { ownModules[name] != nil }

  /// The types at a path: those of the modules themselves, or else those of modules that some file of theirs imports, or
  /// else all, for a module may export what it imports.
  package func resolve(in scope: Scope) -> [TypeID] {
    preferred(types(atPath: scope.path), in: scope.modules)
  }

  /// The types at a path, in whatever modules.
  package func types(atPath path: String) -> [TypeID] { typePaths[path] }

  private func preferred(_ found: [TypeID], in modules: ModuleSet) -> [TypeID] {
    if found.count < 2 { return found }
    let own = found.filter { types[$0].scope.modules.meets(modules) }
    if !own.isEmpty { return own }
    let imported = modules.modules.reduce(into: Set<String>()) {
      $0.formUnion(importsByModule[$1] ?? [])
    }
    let visible = found.filter { types[$0].scope.modules.modules.contains { imported.contains($0.name) } }
    return visible.isEmpty ? found : visible
  }

  /// Some type is declared with a name, at whatever depth.
  package func declaresType(named name: String) -> Bool { typePaths.contain(name) }

  /// What doubles use of other modules than the standard library.
  private static let typesOfDoubles: Set<String> = ["Stub", "ThrowingStub", "MockPolicy", "NSLock"]

  /// The names of all types, and those that aliases give.
  var declaredNames: Set<String> { typePaths.names.union(aliases.names) }

  /// The types of some names that only a file itself sees, at whatever depth.
  package func types(named names: Set<String>, ofFile file: FileID) -> [TypeModel] {
    names.flatMap { ofFiles[file][$0] ?? [] }.sorted().map { types[$0] }
  }

  /// Some types, or aliases, are seen by a file alone.
  package func hasTypes(ofFile file: FileID) -> Bool {
    !ofFiles[file].isEmpty || aliases.areOfFile(file)
  }

  /// Looks up everything above each type once; what follows asks for it often.
  private func linkTypes(_ workers: Workers) {
    let ids = types.keys
    inheritedByType = Table(
      workers.map(ids.count) { [self] place in
        let type = types[ids[place]]
        return type.decl.inheritedTypes.flatMap(flattened)
          + type.extensions.flatMap { $0.decl.inheritedTypes.flatMap(flattened) }
      })
    let parents = Table<TypeID, [TypeID]>(workers.map(ids.count) { self.parents(of: ids[$0]) })
    ancestorsByType = TypeIndex.ancestors(by: parents)
    let stated = Table<TypeID, Set<String>>(workers.map(ids.count) { self.statedNames(ids[$0]) })
    conformancesByType = Table(
      types.keys.map { type in ancestors(of: type).reduce(into: stated[type]) { $0.formUnion(stated[$1]) } })
    descendantsByType = Table(repeating: [], count: types.values.count)
    for (type, ancestors) in ancestorsByType.entries where types[type].kind == .class {
      for ancestor in ancestors { descendantsByType[ancestor].append(type) }
    }
  }

  /// All types above each, nearest first. Above a type with one parent is the parent, and all that is above it.
  private static func ancestors(by parents: Table<TypeID, [TypeID]>) -> Table<TypeID, [TypeID]> {
    var found = Table<TypeID, [TypeID]?>(repeating: nil, count: parents.values.count)
    for type in parents.keys {
      var chain: [TypeID] = []
      var top = type
      while found[top] == nil, parents[top].count == 1, chain.count < parents.values.count {
        chain.append(top)
        top = parents[top][0]
      }
      var above = found[top] ?? reachable(from: top, by: parents)
      found[top] = above
      // Types that inherit from each other do so in a circle.
      for lower in chain.reversed() {
        let isCircle = above.contains(lower)
        above = found[lower] ?? (isCircle ? reachable(from: lower, by: parents) : parents[lower] + above)
        found[lower] = above
      }
    }
    return Table(found.values.map { $0 ?? [] })
  }

  private static func reachable(from type: TypeID, by parents: Table<TypeID, [TypeID]>) -> [TypeID] {
    var found: [TypeID] = []
    var seen: Set<TypeID> = [type]
    var queue = parents[type][...]
    while let next = queue.popFirst() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      queue += parents[next]
    }
    return found
  }

  /// The visible types that a type inherits from or conforms to, by itself or an extension, one step up.
  private func parents(of type: TypeID) -> [TypeID] {
    inheritedTypes(of: type).flatMap { inherited in
      nearest(meaning(of: inherited, from: types[type].scope).filter { $0 != type }, to: types[type].file)
    }
  }

  /// A type that is not visible may be generic.
  package func mayBeGeneric(_ decl: TypeDecl) -> Bool {
    prelude.isGeneric(decl.name) != false
  }

  /// The name by which a type is known wherever its members are: an extension of `A.B` sees nothing of `A`. By its
  /// own name a generic type has the arguments of where it is.
  package func nameInMembers(of type: TypeID) -> String {
    (types[type].isLocal || facts[type].isGeneric ? types[type].name : types[type].path).escapedPath
  }

  /// What a type names after its colon and those of its extensions.
  package func inheritedTypes(of type: TypeID) -> [SyntaxNode] { inheritedByType[type] }

  /// `A & B` as its parts, without `@unchecked` and the like.
  func flattened(_ type: SyntaxNode) -> [SyntaxNode] {
    switch type.kind {
    case .compositionType: type.children.flatMap(flattened)
    case .attributedType: type.children.last.map(flattened) ?? []
    default: [type]
    }
  }

  /// Everything visible above a type: superclasses, protocols, theirs. Nearest first.
  package func ancestors(of type: TypeID) -> [TypeID] { ancestorsByType[type] }

  /// The requirements of the protocols above a type that have attributes and declare the same names as a member.
  package func attributedRequirements(of type: TypeID, answeredBy member: Member) -> [(
    protocol: TypeID, requirement: Member
  )] {
    let candidates = facts[type].attributedRequirements
    guard !candidates.isEmpty else { return [] }
    let names = member.declaredNames
    return candidates.filter { $0.requirement.declaredNames == names }
  }

  /// All names that a type inherits from or conforms to, as far as they are known: `Comparable` brings `Equatable`. Those
  /// of visible classes are left out; these are among the type's ancestors.
  package func conformances(of type: TypeID) -> Set<String> { conformancesByType[type] }

  /// The same as far as the type itself and its extensions say it.
  private func statedNames(_ type: TypeID) -> Set<String> {
    var names: Set<String> = []
    for inherited in inheritedTypes(of: type) {
      let name = TypeDecl.dottedName(inherited)
      let isClass = resolve(name, from: types[type].scope).contains { types[$0].kind == .class }
      if !isClass { insert(name, into: &names) }
    }
    return names
  }

  /// What is after a colon, and all that it implies, through visible protocols and the standard library's.
  package func names(impliedBy inherited: SyntaxNode, scope: Scope) -> Set<String> {
    var names: Set<String> = []
    for part in flattened(inherited) {
      let name = TypeDecl.dottedName(part)
      insert(name, into: &names)
      for parent in resolve(name, from: scope) where types[parent].kind == .protocol {
        names.formUnion(conformances(of: parent))
      }
    }
    return names
  }

  private func insert(_ written: String, into names: inout Set<String>) {
    let name = written.withoutStandardLibrary
    guard names.insert(name).inserted else { return }
    guard resolve(in: Scope(modules: .unknown, path: name)).isEmpty else { return }
    names.formUnion(prelude.namesImplied(by: name))
    if let alias = aliases[name] {
      for part in flattened(alias) { insert(TypeDecl.dottedName(part), into: &names) }
    }
  }

  /// The visible classes that inherit from a class, at any distance.
  package func descendants(of type: TypeID) -> [TypeID] { descendantsByType[type] }
}

extension String {
  /// A name without the standard library's before it: `Error` of `Swift.Error`.
  var withoutStandardLibrary: String { hasPrefix("Swift.") ? String(dropFirst(6)) : self }
}
