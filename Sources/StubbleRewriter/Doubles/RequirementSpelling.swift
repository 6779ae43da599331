import StubbleSemantics

/// Spells the types of a protocol's members as the class that conforms needs them.
struct RequirementSpelling: Sendable {
  /// Where the names in the protocol are looked up.
  let index: TypeIndex
  let scope: Scope
  /// The modules of the file of the class.
  let modules: ClassModules
  /// What replaces `Self`.
  let selfName: String
  /// What replaces associated types that are fixed.
  var substitutions: [String: TypeRef] = [:]
  /// The names of those, and of the protocol's aliases of them.
  var associatedNames: Set<String> = []
  /// The names of all associated types, which mean no types around the protocol.
  var declaredNames: Set<String> = []
  /// What replaces the protocol's names that take arguments.
  var genericAliases: [String: GenericAlias] = [:]
  var functions = FunctionMeanings()
  /// The error of what throws and says no more.
  var anyError = TypeRef.any(.named("Error"))
  /// What replaces the generic parameters of the member at hand.
  var erasure = GenericErasure()
  /// The generic parameters of the class, whose names those of a member may not have.
  var genericNames: Set<String> = []
  /// Those of them whose values may be used anywhere.
  var sendableNames: Set<String> = []

  /// The name that a generic parameter of a member has in the class.
  func genericName(_ name: String) -> String {
    genericNames.contains(name.unquoted) ? Namer.escaped(name.unquoted + "_") : name
  }

  /// The type as the member's declaration in the class has it.
  func declared(_ type: TypeRef) -> TypeRef { spelled(ofValues(type), isStored: false) }

  /// What the class says of a type parameter that must conform to a type.
  func constraint(_ type: TypeRef) -> TypeRef { spelled(ofConstraint(type), isStored: false) }

  /// The same of a whole requirement.
  func constraint(_ requirement: GenericRequirement) -> GenericRequirement {
    switch requirement {
    case .conformance(let type, let bound): .conformance(constraint(type), constraint(bound))
    case .sameType, .other: requirement.map(declared)
    }
  }

  /// The type of a variable: what is generic erased, no opaque types, nothing that only a parameter may have.
  func stored(_ type: TypeRef) -> TypeRef { erased(ofValues(type).ofVariable) }

  /// The type as a parameter of a closure that a variable holds, without what only the parameter of a function may have.
  func closureParameter(_ type: TypeRef) -> TypeRef {
    let modifiers = type.modifiers.filter { $0 != .sending && $0.text != "_const" }
    let isStored = if case .implicitlyUnwrapped = type.unmodified { true } else { type.containsOpaque }
    return spelled(ofValues(type.unmodified.modified(by: modifiers)), isStored: isStored)
  }

  /// `T` as `Any`, also inside arrays, optionals and the values of dictionaries; else all of it `Any`.
  private func erased(_ type: TypeRef) -> TypeRef {
    guard erasure.concerns(type) else { return spelled(type, isStored: true) }
    switch meaning(of: type) {
    case .array(let element): return .array(erased(element))
    case .dictionary(let key, let value) where !erasure.concerns(key):
      return .dictionary(key: spelled(key, isStored: true), value: erased(value))
    case let meant: return meant.wrapped.map { .optional(erased($0)) } ?? .anything
    }
  }

  private func spelled(_ type: TypeRef, isStored: Bool) -> TypeRef {
    if case .function = type.unmodified { return function(type, isStored: isStored) }
    let parts = passing(type).mapParts { spelled($0, isStored: isStored) }
    return switch (type, parts) {
    case (.named(let written), .named(let name)): named(name, written: written)
    // What an associated type is may have attributes of its own.
    case (_, .modified(let modifiers, let type)): spelled(type, after: modifiers)
    case (_, .implicitlyUnwrapped(let wrapped)) where isStored: .optional(wrapped)
    case (.some(let written), .some(let constraint)) where isStored:
      index.isClass(written, from: scope) ? constraint : .any(constraint)
    // What an opaque type is, is one of those that conform, and not the existential's own.
    case (.metatype(let written), .metatype(let base)) where isStored && written.containsOpaque:
      if case .any(let constraint) = base.bare { .any(.metatype(constraint)) } else { parts }
    default: parts
    }
  }

  /// A function's type, which says what it means by itself in the protocol's module.
  private func function(_ type: TypeRef, isStored: Bool) -> TypeRef {
    let parts = passing(type.unmodified).mapParts { spelled($0, isStored: isStored) }
    guard case .function(let function) = parts else { return parts }
    return functionType(function.takingEmptyTuple, type.modifiers)
  }

  /// A type that is spelled already, with what is before it.
  private func spelled(_ type: TypeRef, after modifiers: [TypeRef.Modifier]) -> TypeRef {
    guard case .function(let function) = type.unmodified else { return type.modified(by: modifiers) }
    return functionType(function, modifiers + type.modifiers)
  }

  private func functionType(_ function: TypeRef.Function, _ modifiers: [TypeRef.Modifier]) -> TypeRef {
    functions.type(of: function, modifiers, isGlobalActor: isGlobalActor)
  }

  /// The type of a function that runs where another one does, as that is written in the protocol.
  func placed(_ type: TypeRef, as written: TypeRef) -> TypeRef {
    guard case .function(let function) = type else { return type }
    let places = written.modifiers.filter {
      [.nonsending, .concurrent, .isolatedAny].contains($0) || isGlobalActor($0)
    }
    return functionType(function, places)
  }

  /// An attribute puts a function on an actor.
  func isGlobalActor(_ modifier: TypeRef.Modifier) -> Bool {
    modifier.isAttribute && index.isGlobalActor(String(modifier.name), scope: scope)
  }

  /// A name whose parts are spelled already.
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
      first.scope.modules.meets(scope.modules) || index.aliases.path(around: known, from: scope) == nil
    else { return alias(name) }
    guard !first.isLocal else { return .named(name) }
    return named(name, path(of: first, writtenAs: known))
  }

  /// The name with a path before it.
  private func named(_ name: TypeRef.Name, _ path: String) -> TypeRef {
    guard path != name.unquoted, case .named(var full) = TypeRef(path: path.escapedPath) else {
      return .named(name)
    }
    full.arguments = name.arguments
    return .named(full)
  }

  private func path(of type: TypeModel, writtenAs name: String) -> String {
    if !index.imports(type.scope.modules, in: scope.modules),
      let known = index.nameOfKnown(name, besides: type.scope.modules, for: modules)
    {
      return known
    }
    return index.name(of: type, for: modules)
  }

  /// What may be an alias outside of all types, with its module where another has the name as well.
  private func aliasOutside(_ name: TypeRef.Name) -> TypeRef {
    let declaring = index.aliases.modules(declaringOutside: name.unquoted)
    let owners =
      declaring.first { $0.meets(scope.modules) }
      ?? declaring.first { index.imports($0, in: scope.modules) }
    guard let owners else { return .named(name) }
    return named(name, index.path(name.unquoted, declaredIn: owners, for: modules))
  }

  /// What may be an alias that a type around the protocol declares, with the path of that type.
  private func alias(_ name: TypeRef.Name) -> TypeRef {
    guard let path = index.aliases.path(around: name.unquoted, from: scope), !path.isEmpty else {
      return aliasOutside(name)
    }
    let owners = index.resolve(path, from: Scope(modules: scope.modules, path: ""))
    // A class has the aliases of its protocols itself.
    guard !owners.isEmpty,
      owners.allSatisfy({ index.types[$0].kind != .protocol && !index.types[$0].isLocal })
    else { return .named(name) }
    let owner = owners.first.map { index.name(of: index.types[$0], for: modules) } ?? path
    return .named(TypeRef.Name(base: TypeRef(path: owner), name.name, arguments: name.arguments))
  }
}

extension TypeRef {
  /// The type as a variable has it: only functions have attributes, or say where they run.
  fileprivate var ofVariable: TypeRef {
    let isFunction = if case .function = unmodified { true } else { false }
    return unmodified.modified(
      by: modifiers.filter {
        isFunction && ($0.isAttribute || $0 == .nonsending) && $0 != .escaping && $0 != .autoclosure
      })
  }
}
