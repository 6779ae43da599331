import StubbleSemantics
import StubbleSyntax

/// The spelling of the types in a protocol's requirements, as the conforming class needs it.
struct RequirementSpelling: Sendable {
  /// The index in which names in the protocol are looked up.
  let index: TypeIndex
  /// The scope in which names in the protocol are looked up.
  var scope: Scope
  /// The file of the protocol; `nil` if it is not of the project.
  var file: FileID?
  /// The modules that the file of the class sees.
  let modules: ClassModules
  /// The conditions under which the current member is compiled.
  var conditions = BuildConditions()
  /// The name of the class, which replaces `Self`.
  let selfName: String
  /// The types that replace fixed associated types, by name.
  var substitutions: [String: TypeRef] = [:]
  /// The names of the fixed associated types, and of the protocol's aliases of them.
  var associatedNames: Set<String> = []
  /// The names of all associated types, which hide types of the enclosing scopes.
  var declaredNames: Set<String> = []
  /// The meanings of the protocol's generic aliases, by name.
  var genericAliases: [String: GenericAlias] = [:]
  /// The differences between function types in the protocol and in the class.
  var functions = FunctionTypeDifferences()
  /// Whether uses of unsafe types must be marked, since memory safety is strict.
  var marksUnsafe = false
  /// The error type of an untyped `throws`.
  var anyError = TypeRef.any(.named("Error"))
  /// The erasure of the generic parameters of the current member.
  var erasure = GenericErasure()
  /// Whether the current member of the class is on a global actor.
  var isOnGlobalActor = false
  /// The names of associated types, or `Self`, that mean a type whose conformances are isolated to an actor.
  var isolatedNames: Set<String> = []
  /// The generic parameters of the class, whose names a member's generic parameters must not have.
  var genericNames: Set<String> = []
  /// The generic parameters of the class that are `Sendable`.
  var sendableNames: Set<String> = []

  /// Returns the name that a generic parameter of a member has in the class.
  func genericName(_ name: String) -> String {
    genericNames.contains(name.unquoted) ? Namer.escaped(name.unquoted + "_") : name
  }

  /// The type as the member's declaration in the class has it.
  func declared(_ type: TypeRef) -> TypeRef { spelled(ofValues(type), isStored: false) }

  /// Returns a type to which a type parameter is constrained, as the class declares it.
  func constraint(_ type: TypeRef) -> TypeRef { spelled(ofConstraint(type), isStored: false) }

  /// Returns a requirement of a `where` clause as the class declares it.
  func constraint(_ requirement: GenericRequirement) -> GenericRequirement {
    switch requirement {
    case .conformance(let type, let bound): .conformance(constraint(type), constraint(bound))
    case .sameType, .other: requirement.map(declared)
    }
  }

  /// The type of a variable: what is generic erased, no opaque types, nothing that only a parameter may have.
  func stored(_ type: TypeRef) -> TypeRef { erased(ofValues(type).ofVariable, inside: []) }

  /// Returns a type as that of a parameter of a stored closure, without modifiers that only a function's parameter can
  /// have.
  func closureParameter(_ type: TypeRef) -> TypeRef {
    let modifiers = type.modifiers.filter { $0 != .sending && $0.text != "_const" }
    let isStored = if case .implicitlyUnwrapped = type.unmodified { true } else { type.containsOpaque }
    return spelled(ofValues(type.unmodified.modified(by: modifiers)), isStored: isStored)
  }

  /// Returns a type with `Any` for generic parameters. They are replaced inside arrays, optionals and the values of
  /// dictionaries; any other type that contains one is replaced as a whole.
  ///
  /// - Parameter outer: The aliases that led to the type; an alias may lead back to itself.
  private func erased(_ type: TypeRef, inside outer: Set<TypeRef>) -> TypeRef {
    guard erasure.concerns(type) else { return spelled(type, isStored: true) }
    guard let inside = entering(type, from: outer) else { return .anything }
    let meaning = meaning(of: type)
    if let element = meaning.arrayElement { return .array(erased(element, inside: inside)) }
    if let (key, value) = meaning.dictionaryEntry, !erasure.concerns(key) {
      return .dictionary(key: spelled(key, isStored: true), value: erased(value, inside: inside))
    }
    return meaning.wrapped.map { .optional(erased($0, inside: inside)) } ?? .anything
  }

  /// Returns the aliases that lead to the parts of what a type means, or `nil` if the type is one that led to it.
  func entering(_ type: TypeRef, from outer: Set<TypeRef>) -> Set<TypeRef>? {
    if meaning(of: type) == type { return outer }
    return outer.contains(type) || outer.count == TypeAliases.depthLimit ? nil : outer.union([type])
  }

  private func spelled(_ type: TypeRef, isStored: Bool) -> TypeRef {
    if case .function = type.unmodified { return function(type, isStored: isStored) }
    let parts = passing(type).mapParts { spelled($0, isStored: isStored) }
    return switch (type, parts) {
    case (.named(let written), .named(let name)): named(name, written: written)
    // The type that replaces an associated type may have attributes of its own.
    case (_, .modified(let modifiers, let type)): spelled(type, after: modifiers)
    case (_, .implicitlyUnwrapped(let wrapped)) where isStored: .optional(wrapped)
    case (.some(let written), .some(let constraint)) where isStored:
      index.isClass(written, from: scope) ? constraint : .any(constraint)
    // The metatype of an opaque type is that of a conforming type, not that of the existential itself.
    case (.metatype(let written), .metatype(let base)) where isStored && written.containsOpaque:
      if case .any(let constraint) = base.bare { .any(.metatype(constraint)) } else { parts }
    default: parts
    }
  }

  /// Returns a function type, with what is implicit in the protocol's module written out.
  private func function(_ type: TypeRef, isStored: Bool) -> TypeRef {
    let parts = passing(type.unmodified).mapParts { spelled($0, isStored: isStored) }
    guard case .function(let function) = parts else { return parts }
    return functionType(function.takingEmptyTuple, type.modifiers)
  }

  /// Returns a type that is already spelled, with modifiers and attributes before it.
  private func spelled(_ type: TypeRef, after modifiers: [TypeRef.Modifier]) -> TypeRef {
    guard case .function(let function) = type.unmodified else { return type.modified(by: modifiers) }
    return functionType(function, modifiers + type.modifiers)
  }

  private func functionType(_ function: TypeRef.Function, _ modifiers: [TypeRef.Modifier]) -> TypeRef {
    let spelled = modifiers.map { modifier in
      guard isGlobalActor(modifier) else { return modifier }
      let actor = GlobalActor(name: String(modifier.text.dropFirst()))
      return TypeRef.Modifier(index.globalActor(actor, from: scope, for: modules))
    }
    return functions.type(of: function, spelled, isGlobalActor: isGlobalActor)
  }

  /// Returns a function type with the isolation that another one is written with in the protocol.
  func placed(_ type: TypeRef, as written: TypeRef) -> TypeRef {
    guard case .function(let function) = type else { return type }
    let isolation = written.modifiers.filter {
      [.nonsending, .concurrent, .isolatedAny].contains($0) || isGlobalActor($0)
    }
    return functionType(function, isolation)
  }

  /// Whether an attribute is a global actor.
  func isGlobalActor(_ modifier: TypeRef.Modifier) -> Bool {
    modifier.isAttribute && index.isGlobalActor(String(modifier.name), scope: scope)
  }

  /// Returns the type with a name, whose generic arguments are already spelled.
  ///
  /// - Parameter written: The name as the protocol writes it.
  private func named(_ name: TypeRef.Name, written: TypeRef.Name) -> TypeRef {
    let known = name.unquoted
    if let base = written.base {
      // `Self.Element` is `Element`.
      guard base == .named("Self") else { return .named(name) }
      return substitutions[known] ?? .named(TypeRef.Name(name.name, arguments: name.arguments))
    }
    if known == "Self", name.arguments.isEmpty { return TypeRef(path: selfName) }
    if erasure.existentials[known] != nil {
      return .named(TypeRef.Name(genericName(name.name), arguments: name.arguments))
    }
    if let meaning = substitutions[known] ?? genericAliases[known]?.type(with: name.arguments) {
      return meaning
    }
    if declaredNames.contains(known) { return .named(name) }
    guard let first = index.resolve(known, from: scope).first.map({ index.types[$0] }),
      first.scope.modules.intersects(scope.modules) || index.aliases.path(around: known, from: scope) == nil
    else { return (nestedName(known) ?? nameOfKnown(known)).map { named(name, $0) } ?? alias(name) }
    guard !first.isLocal else { return .named(name) }
    return named(name, path(of: first, writtenAs: known))
  }

  /// Returns the type at a path, with the generic arguments of a name.
  private func named(_ name: TypeRef.Name, _ path: String) -> TypeRef {
    path == name.unquoted ? .named(name) : TypeRef(path: path.escapedPath, arguments: name.arguments)
  }

  /// Returns the path of a known type that is nested in one whose extension has the protocol: `Notification.Name`; `nil`
  /// for other names.
  private func nestedName(_ name: String) -> String? {
    let path = scope.typePaths.map { $0 + "." + name }.first { !index.prelude.types(named: $0).isEmpty }
    return path.map { path in
      let root = TypeDecl.firstName(of: path)
      return (nameOfKnown(root) ?? root) + path.dropFirst(root.count)
    }
  }

  /// Returns a name of Foundation or the standard library with its module, if the file of the class sees another type of
  /// that name, which the protocol's module does not; `nil` for other names.
  private func nameOfKnown(_ name: String) -> String? {
    let others = index.types(atPath: name).map { index.types[$0] }.filter { !$0.decl.node.isPrivateToFile }
    if others.isEmpty || index.mayMeanAlias(name, from: scope) { return nil }
    return others.lazy.compactMap { index.nameOfKnown(name, excluding: $0.scope.modules, for: modules) }
      .first { $0 != name }
  }

  /// Returns the path by which the class refers to the type that the protocol means by a name.
  private func path(of type: TypeModel, writtenAs name: String) -> String {
    if !index.imports(type.scope.modules, in: scope.modules),
      let known = index.nameOfKnown(name, excluding: type.scope.modules, for: modules)
    {
      return known
    }
    return index.name(of: type, for: modules, where: conditions)
  }

  /// Returns the type with a name that may be a global alias, qualified by its module if another one declares the name
  /// too.
  private func aliasOutside(_ name: TypeRef.Name) -> TypeRef {
    let declaring = index.aliases.modules(declaringAtFileScope: name.unquoted)
    let owners =
      declaring.first { $0.intersects(scope.modules) }
      ?? declaring.first { isImportedByFile($0) } ?? declaring.first { index.imports($0, in: scope.modules) }
    guard let owners else { return .named(name) }
    return named(name, index.path(name.unquoted, declaredIn: owners, for: modules, where: conditions))
  }

  private func isImportedByFile(_ others: ModuleSet) -> Bool {
    guard let imported = file.map({ index.imports[$0].modules }) else { return false }
    return others.modules.contains { imported.contains($0.name) }
  }

  /// Returns the type with a name that may be an alias, qualified by the enclosing type of the protocol that declares
  /// it.
  private func alias(_ name: TypeRef.Name) -> TypeRef {
    guard let path = index.aliases.path(around: name.unquoted, from: scope), !path.isEmpty else {
      return aliasOutside(name)
    }
    let owners = index.resolve(path, from: Scope(modules: scope.modules, path: ""))
    if owners.isEmpty, !index.prelude.types(named: path).isEmpty {
      return .named(TypeRef.Name(base: TypeRef(path: path), name.name, arguments: name.arguments))
    }
    // A class has the aliases of its protocols itself.
    guard !owners.isEmpty,
      owners.allSatisfy({ index.types[$0].kind != .protocol && !index.types[$0].isLocal })
    else { return .named(name) }
    let owner = owners.first.map { index.name(of: index.types[$0], for: modules, where: conditions) } ?? path
    return .named(TypeRef.Name(base: TypeRef(path: owner), name.name, arguments: name.arguments))
  }
}

extension TypeRef {
  /// The type of a variable, without the modifiers and attributes that only a parameter can have. Function types keep
  /// theirs.
  fileprivate var ofVariable: TypeRef {
    let isFunction = if case .function = unmodified { true } else { false }
    return unmodified.modified(
      by: modifiers.filter {
        isFunction && ($0.isAttribute || $0 == .nonsending) && $0 != .escaping && $0 != .autoclosure
      })
  }
}
