package import StubbleSyntax

/// The declarations of all files of a project, and how its types are related.
///
/// The index is a class, because it is large and is passed to everything that needs it. It does not change once it is
/// made, so accesses to its variables need no exclusivity checks.
package final class TypeIndex: @unchecked Sendable {
  /// The types that the files declare, in order of files and offsets.
  @exclusivity(unchecked) package private(set) var types = Table<TypeID, TypeModel>()
  /// The members of extensions of types that are not visible, protocols included.
  @exclusivity(unchecked) package private(set) var foreignExtensions: [Member] = []
  /// The extensions of types that are not visible, protocols included, that add conformances.
  @exclusivity(unchecked) private(set) var foreignConformances: [ExtensionModel] = []
  /// The types that members of extensions belong to, if `#if` clauses declare several.
  @exclusivity(unchecked) private(set) var alternatives: [ObjectIdentifier: [TypeID]] = [:]
  @exclusivity(unchecked) private var typePaths = TypePaths()
  /// The types whose paths are also those of others, in other modules or clauses of `#if`.
  @exclusivity(unchecked) private(set) var typesWithSharedPaths: Set<TypeID> = []
  /// The names of the generic parameters of all types.
  @exclusivity(unchecked) private(set) var genericParameterNames: Set<String> = []
  /// The names of types that have a parameter pack, those of the prelude included.
  @exclusivity(unchecked) private(set) var namesOverPacks: Set<String> = []
  /// The names of the associated types of protocols.
  @exclusivity(unchecked) private(set) var associatedTypes: Set<String> = []
  /// The private types, which only their own file sees, by file and name.
  @exclusivity(unchecked) private var privateTypes: Table<FileID, [String: [TypeID]]>
  /// Whether all types and their extensions are known, so that what they inherit from can be asked.
  @exclusivity(unchecked) private(set) var areTypesLinked = false
  /// Whether some type declares that a conformance is isolated.
  @exclusivity(unchecked) private var hasIsolatedConformances = false
  /// What the types inherit, and the facts about them, as far as they are found.
  @exclusivity(unchecked) var relations = TypeRelations()
  /// The cases of the `CodingKeys` that types declare, if their `Codable` is derived or may be.
  @exclusivity(unchecked) package private(set) var codedNames: [TypeID: Set<String>] = [:]
  /// The types whose code names the coding keys that the compiler derives for them, or may derive.
  @exclusivity(unchecked) package private(set) var typesNamingDerivedKeys: Set<TypeID> = []
  /// What was asked before.
  let answers = Answers()
  /// The paths of the files, as diagnostics show them.
  package let paths: Table<FileID, String>
  /// The modules of each file.
  package let modules: Table<FileID, ModuleSet>
  /// The compiler settings of each file.
  package let settings: Table<FileID, CompilerSettings>
  /// The files that stay as they are.
  package let fixedFiles: Set<FileID>
  /// How the modules of the project and those that they import are related.
  package let moduleGraph: ModuleGraph
  /// The imports of each file.
  package let imports: Table<FileID, FileImports>
  /// The files by the identities of their trees.
  private let filesByTree: [ObjectIdentifier: FileID]
  /// The declarations of imported modules that are not the project's own.
  package let prelude: Prelude
  /// The type aliases of the project.
  @exclusivity(unchecked) package private(set) var aliases = TypeAliases()
  /// The functions, variables and macros that files declare at file scope.
  @exclusivity(unchecked) package private(set) var globals = Globals()
  @exclusivity(unchecked) private(set) var globalEqualities = GlobalEqualities()
  @exclusivity(unchecked) package private(set) var namedMembers = NamedMembers()
  /// The operators that return a `Bool` in known modules, and something else in a declaration of the project.
  @exclusivity(unchecked) private(set) var operatorsWithOtherResults: Set<String> = []
  /// The names of types that generated code uses, of the standard library and of its own, that mean something else in
  /// some visible file.
  @exclusivity(unchecked) package private(set) var hiddenTypes: Set<String> = []
  /// The names that inlinable initializers mention.
  @exclusivity(unchecked) package private(set) var inlinedNames: Set<String> = []
  /// The names in expressions with the mark `unsafe`.
  @exclusivity(unchecked) package private(set) var unsafeNames: Set<String> = []
  /// The names of nonescapable types, and of the aliases whose types contain one of these, as tokens of written types.
  @exclusivity(unchecked) private(set) var nonescapableNames = TokenTexts([])
  /// What members whose values depend on the lifetime of others take them from.
  @exclusivity(unchecked) package private(set) var lifetimeDependencies = LifetimeDependencies()
  /// The noncopyable types whose values may be taken apart, because they store something noncopyable.
  @exclusivity(unchecked) package private(set) var partiallyConsumedTypes: Set<TypeID> = []
  /// The exhaustive switches, some of which may be over the coding keys of a type. Empty if no type declares or names
  /// coding keys.
  @exclusivity(unchecked) package private(set) var exhaustiveSwitches = ExhaustiveSwitches()
  /// The names of functions and types that have `#function` as a default argument.
  @exclusivity(unchecked) package private(set) var callerNames: Set<String> = []
  /// The names of function types of other modules, as far as the source says that they are functions.
  @exclusivity(unchecked) private(set) var foreignFunctionNames: Set<String> = []

  /// - Parameters:
  ///   - mentioned: The names that generated code mentions, beside those of the standard library's types.
  ///   - prelude: For files that are themselves a known module, the declarations of the modules that it exports.
  package init(
    files: [SourceFile], mentioning mentioned: ForeignNames = ForeignNames(), prelude: Prelude? = nil,
    workers: Workers = .caller
  ) {
    paths = Table(files.map(\.path))
    modules = Table(files.map(\.modules))
    settings = Table(files.map(\.settings))
    fixedFiles = Set(files.indices.filter { files[$0].isFixed }.map(FileID.init(rawValue:)))
    let declarations = workers.map(files.count) { file in
      FileDeclarations(of: files[file], FileID(rawValue: file))
    }
    imports = Table(declarations.map(\.imports))
    moduleGraph = ModuleGraph(of: files, imports: declarations.map(\.imports))
    aliases = TypeAliases(access: moduleGraph.access)
    self.prelude = prelude ?? Prelude(importing: moduleGraph.foreignNames, workers: workers)
    filesByTree = Dictionary(
      files.enumerated().map { (ObjectIdentifier($0.element.tree), FileID(rawValue: $0.offset)) },
      uniquingKeysWith: { first, _ in first })
    privateTypes = Table(repeating: [:], count: files.count)
    link(declarations, of: files)
    // Nothing of a known module is rewritten, and few of its types are asked about.
    if prelude == nil { relate(declarations, of: files, mentioned, workers) }
  }

  /// Adds what files declare, and gives each type the members of its extensions. Each step needs what the steps before it
  /// have found.
  private func link(_ declarations: [FileDeclarations], of files: [SourceFile]) {
    for (number, file) in files.enumerated() { add(declarations[number], of: file, FileID(rawValue: number)) }
    moveIntoExtendedTypes()
    typesWithSharedPaths = typePaths.sharing
    addNamesOfPrelude()
    for found in declarations.flatMap(\.extensions) { attach(found.model, members: found.members) }
    for type in types.values { type.restrictScope() }
    hasIsolatedConformances = types.values.contains(where: \.hasIsolatedConformances)
    areTypesLinked = true
    namedMembers = NamedMembers(in: self)
    let declared = declaredNames
    foreignFunctionNames = foreignFunctionNames.filter { !declared.contains(TypeDecl.lastName(of: $0)) }
  }

  /// Finds what the types inherit, and what follows from that. Each step needs what the steps before it have found.
  private func relate(
    _ declarations: [FileDeclarations], of files: [SourceFile], _ mentioned: ForeignNames, _ workers: Workers
  ) {
    relateTypes(workers)
    typePaths.inherit(types, from: ancestors)
    globalEqualities = GlobalEqualities(in: self)
    findFacts(workers)
    operatorsWithOtherResults = findOperatorsWithOtherResults()
    hiddenTypes = findHiddenNames(among: mentioned)
    codedNames = findCodedNames()
    typesNamingDerivedKeys = findTypesNamingDerivedKeys(where: Table(declarations.map(\.namesCodingKeys)))
    if !codedNames.isEmpty || !typesNamingDerivedKeys.isEmpty {
      exhaustiveSwitches = ExhaustiveSwitches(in: files, index: self, workers: workers)
    }
    nonescapableNames = findNonescapableNames()
    lifetimeDependencies = LifetimeDependencies(in: self, workers: workers)
    partiallyConsumedTypes = Set(types.keys.filter { facts(of: $0).isNoncopyable && !storesCopiesOnly($0) })
  }

  /// Returns the file with this tree, or `nil` if it is none of the project's.
  package func file(of tree: SyntaxTree) -> FileID? { filesByTree[ObjectIdentifier(tree)] }

  /// Returns the scope in which code of a type, or of an extension of it, looks up names.
  func scope(in type: TypeID, of code: SyntaxNode) -> Scope {
    let model = types[type]
    let isInExtension =
      code.tree !== model.decl.node.tree || !model.decl.node.tokenRange.contains(code.tokenRange.lowerBound)
    let scope = isInExtension ? model.scope.ofExtensions : model.scope
    return file(of: code.tree).map(scope.seen) ?? scope
  }

  /// Returns the scope in which a member looks up names.
  ///
  /// - Parameter type: The visible type of which it is a member, or `nil` if there is none.
  package func scope(of member: Member, in type: TypeID?) -> Scope {
    guard let type else { return fileScope(of: member.file) }
    let scope = types[type].scope
    return (member.isInExtension ? scope.ofExtensions : scope).seen(from: member.file)
  }

  /// Returns the scope of a file outside of all types.
  package func fileScope(of file: FileID) -> Scope {
    Scope(modules: modules[file], path: "").seen(from: file)
  }

  /// Returns the scope in which the inherited types of a declaration are looked up. That of an extension is the file:
  /// `extension A.B: P` names no `P` of `A`.
  ///
  /// - Parameters:
  ///   - decl: The declaration of a type, or an extension of it.
  ///   - type: The type.
  func scopeOfInheritance(of decl: TypeDecl, of type: TypeID) -> Scope {
    guard decl.isExtension, let file = file(of: decl.node.tree) else { return types[type].scopeOfInheritance }
    return fileScope(of: file)
  }

  /// Returns whether code of a file may use conformances that are on a global actor.
  func seesIsolatedConformances(_ file: FileID) -> Bool {
    settings[file].isolatesConformances || hasIsolatedConformances
  }

  private func add(_ declarations: FileDeclarations, of file: SourceFile, _ id: FileID) {
    for type in declarations.types { add(type) }
    aliases.add(declarations.aliases, file: id, modules: file.modules)
    globals.add(from: file.tree, file: id)
    callerNames.formUnion(declarations.callerNames)
    foreignFunctionNames.formUnion(declarations.functionNames)
    inlinedNames.formUnion(declarations.inlinedNames)
    unsafeNames.formUnion(declarations.unsafeNames)
  }

  private func add(_ type: TypeModel) {
    let id = types.append(type)
    typePaths.add(id, type)
    genericParameterNames.formUnion(type.genericParameters.map(\.name))
    if type.kind == .protocol { associatedTypes.formUnion(type.members.compactMap(\.associatedType)) }
    if type.decl.isGenericOverPack { namesOverPacks.insert(type.name) }
    if type.isPrivateToFile { privateTypes[type.file][type.name, default: []].append(id) }
  }

  /// Moves types and aliases that extensions declare into the scopes of the extended types, by whatever name the
  /// extensions refer to these.
  private func moveIntoExtendedTypes() {
    // Each round moves what is one level deeper. Their number is bounded, because aliases may lead in circles.
    for _ in 0..<TypeModel.nestingLimit {
      let paths = pathsOfExtensions()
      if paths.isEmpty { return }
      for type in types.keys { if let path = paths[types[type].around] { types[type].move(to: path) } }
      typePaths = TypePaths(of: types)
      aliases.move(to: paths)
    }
  }

  private func addNamesOfPrelude() {
    for module in prelude.modules {
      callerNames.formUnion(module.callerNames)
      namesOverPacks.formUnion(module.index.namesOverPacks)
    }
  }

  /// Adds the members of an extension to the visible types that it extends.
  private func attach(_ model: ExtensionModel, members: [Member]) {
    let (file, decl) = (model.file, model.decl)
    // A type of another module cannot be given stored closures.
    let indices = types(extendedBy: decl.node, path: decl.name, in: file)
    guard !indices.isEmpty else {
      foreignExtensions += members
      if !decl.inheritedTypes.isEmpty { foreignConformances.append(model) }
      return
    }
    for index in indices { types[index].add(model) }
    guard indices.count > 1 else { return types[indices[0]].add(members) }
    for member in members {
      // It may be in an `#if` clause of its own that is never compiled together with some of the declarations.
      let extended = types(extendedBy: member.node, path: decl.name, in: file)
      for index in indices where extended.contains(index) { types[index].add([member]) }
      if areAlternatives(extended) { alternatives[ObjectIdentifier(member)] = extended }
    }
  }

  /// Returns the types that the members of an extension belong to: several if `#if` clauses, or modules that share the
  /// extension's file, declare one each.
  ///
  /// - Parameters:
  ///   - node: The extension, or a member of it, which may be in an `#if` clause of its own.
  ///   - path: The extended type as the extension names it.
  ///   - file: The file with the extension.
  package func types(extendedBy node: SyntaxNode, path: String, in file: FileID) -> [TypeID] {
    var found = types(extendedAs: path, from: fileScope(of: file))
    found.removeAll { !types[$0].scope.modules.intersects(modules[file]) }
    if found.count > 1 {
      let conditions = BuildConditions(around: node)
      found.removeAll { BuildConditions(around: types[$0].decl.node).excludes(conditions) }
    }
    return nearest(found, to: file)
  }

  /// Returns the types that a name means in a scope: those of the innermost enclosing scope that declares some.
  package func resolve(_ name: String, from scope: Scope) -> [TypeID] {
    let meant = visible(typePaths.nearest(name, from: scope), from: scope)
    if meant.isEmpty { return resolveQualified(name, from: scope) }
    return isHidden(meant, name, from: scope) ? [] : meant
  }

  /// Returns the types of a name that begins with a module's.
  ///
  /// The module is one of the project's. If that of the scope is not known, any name is taken for it that is no known
  /// type's.
  private func resolveQualified(_ name: String, from scope: Scope) -> [TypeID] {
    guard let (modules, path) = moduleQualified(name, from: scope),
      modules.modules.contains(where: { moduleGraph.declares($0.name) })
        || scope.modules.isUnknown
    else { return [] }
    return resolve(in: Scope(modules: modules, path: path))
  }

  /// Returns whether an alias hides the types of a name: it is in an inner scope, or in the same module where the types
  /// are of another one.
  private func isHidden(_ types: [TypeID], _ name: String, from scope: Scope) -> Bool {
    guard let type = types.first, let alias = aliases.path(around: name, from: scope) else { return false }
    let path = self.types[type].path
    if !alias.isEmpty { return path.utf8.count < alias.utf8.count + name.utf8.count + 1 }
    return path == name && aliases.visible(name, from: scope)?.isPrivateToFile != true
      && !types.contains { self.types[$0].scope.modules.intersects(scope.modules) }
  }

  /// Returns the types with this name that a scope itself declares.
  package func resolve(_ name: String, in scope: Scope) -> [TypeID] {
    declaresType(named: name) ? resolve(in: scope.inside(name)) : []
  }

  /// Returns the types with the path of a scope that code in the scope may name.
  package func resolve(in scope: Scope) -> [TypeID] { visible(types(atPath: scope.path), from: scope) }

  /// Returns the types with this path, in all modules.
  package func types(atPath path: String) -> [TypeID] { typePaths[path] }

  /// Returns whether some type, nested or not, has this name.
  package func declaresType(named name: String) -> Bool { typePaths.contain(name) }

  /// The names of all types and aliases.
  var declaredNames: Set<String> { typePaths.names.union(aliases.names) }

  /// Returns the types with some names that are private to a file, nested ones included.
  package func privateTypes(named names: Set<String>, in file: FileID) -> [TypeModel] {
    names.flatMap { privateTypes[file][$0] ?? [] }.sorted().map { types[$0] }
  }

  /// Returns whether a file declares private types or aliases.
  package func declaresPrivateTypes(in file: FileID) -> Bool {
    !privateTypes[file].isEmpty || aliases.haveDeclarationsPrivate(to: file)
  }

  /// Returns whether the extended type, which is not visible, may be generic.
  func mayBeGeneric(_ decl: TypeDecl) -> Bool {
    prelude.isGeneric(decl.name) != false
  }
}
