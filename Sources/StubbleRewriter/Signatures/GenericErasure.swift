import StubbleSemantics

/// What a closure's type has for the generic parameters of a function, which a closure cannot have.
struct GenericErasure: Sendable {
  /// The type that replaces each parameter: `any P`, a class, or `Any`.
  private(set) var existentials: [String: TypeRef] = [:]
  /// Generic parameters of the type around the function whose members, such as `T.ID`, mean nothing where
  /// the closure is declared.
  var outerParameters: Set<String> = []
  /// Types whose values `Any` cannot hold, for they cannot be copied or escape.
  var unboxableTypes: Set<String> = []
  /// For generic types that require something of their arguments, the outer parameters of which that is not known where
  /// the closure is declared, by the arguments' positions: it is the extension or the function that requires it, if
  /// only by naming such a type.
  var unfitParameters: [String: [Int: Set<String>]] = [:]

  /// The classes of which `some` in the signature is a subclass: `any` means nothing before them.
  var opaqueClasses: Set<TypeRef> = []

  /// Types with a period that are `Hashable` where the closure is declared: `S.Element`.
  var hashableTypes: Set<TypeRef> = []

  /// Types with a period that are members of an extension with conditions, for arguments of which these are not known
  /// where the closure is declared: `Box<T>.Bag`.
  var conditionalMembers: Set<TypeRef> = []

  /// Aliases that mean functions, which may not escape, or optionals, which become `Any` expressly: by their names.
  var aliases: [String: GenericAlias] = [:]

  /// Types of parameters whose values may be used anywhere, as those of the generic parameters that they mention may.
  var sendableTypes: Set<TypeRef> = []

  /// Generic parameters whose metatypes no `@Sendable` closure may use.
  var isolatedMetatypes: Set<String> = []

  /// The function is on a global actor, or may be. An asynchronous closure that is not `@Sendable` is there as well, and
  /// what it passes on leaves the actor.
  var isOnGlobalActor = false

  /// The names of aliases in types, after a period, that may mean functions.
  var functionMembers: Set<String> = []

  /// No generic parameters.
  init() {}

  /// The parameters of a function, with what its generic clauses require of them. The names of protocols and classes
  /// are dotted.
  init(of function: FunctionSignature?, isProtocol: (String) -> Bool, isClass: (String) -> Bool)
    throws(Ineligibility)
  {
    guard let function else { return }
    // A value that is given up can be converted to an existential, and one that is lent would have to be copied.
    for parameter in function.parameters where !parameter.type.modifiers.contains(.consuming) {
      for constraint in parameter.type.opaqueConstraints {
        _ = try constraint.boundParts(at: parameter.range)
      }
    }
    var bounds: [String: [TypeRef]] = [:]
    for parameter in function.genericParameters {
      if parameter.isPack {
        throw Ineligibility(
          parameter.range,
          "a closure cannot take a parameter pack, so a function with one cannot be stubbed")
      }
      guard let constraint = parameter.constraint else { continue }
      bounds[parameter.unquotedName, default: []] += try constraint.boundParts(at: parameter.constraintRange)
    }
    for case .conformance(let type, let bound) in function.requirements {
      guard let name = type.simpleName else { continue }
      bounds[name, default: []] += try bound.boundParts(at: function.requirementsRange)
    }
    for name in function.genericParameters.map(\.unquotedName) {
      existentials[name] = GenericErasure.existential(
        of: bounds[name] ?? [], isProtocol: isProtocol, isClass: isClass)
    }
  }

  /// The same, with the name of a class for `Self`, which does not say in a closure's type what it takes.
  func standing(forSelf name: String) -> GenericErasure {
    var erasure = self
    erasure.existentials["Self"] = TypeRef(path: name)
    return erasure
  }

  /// `Any` must be able to hold the values of a type that it replaces.
  func checkBoxable(_ type: TypeRef, at range: Range<Int>) throws(Ineligibility) {
    guard hasUnboxableValues(type.bare) else { return }
    throw Ineligibility(range, "a value of type '\(type.unmodified)' cannot be passed as 'Any'")
  }

  private func hasUnboxableValues(_ type: TypeRef) -> Bool {
    switch type.bare {
    case .optional, .implicitlyUnwrapped, .tuple: type.bare.parts.contains(where: hasUnboxableValues)
    default: type.bare.dottedName.map(unboxableTypes.contains) ?? false
    }
  }

  /// The function or optional that a type means by an alias with arguments, or the type itself.
  func withoutAlias(_ type: TypeRef, at range: Range<Int>) throws(Ineligibility) -> TypeRef {
    guard case .named(let name) = type else { return type }
    if name.base != nil, functionMembers.contains(name.unquoted) {
      throw Ineligibility(
        range, "a closure whose type is an alias in a generic type cannot be passed to a stub")
    }
    guard name.base == nil else { return type }
    return aliases[name.unquoted]?.type(with: name.arguments) ?? type
  }

  /// Parameters of the type around the function that mean less where the closure is declared.
  mutating func erase(_ names: Set<String>) {
    for name in names { existentials[name] = .anything }
  }

  /// `any A & B` where all parts are protocols that we know; a class for itself; else `Any`.
  private static func existential(
    of parts: [TypeRef], isProtocol: (String) -> Bool, isClass: (String) -> Bool
  ) -> TypeRef {
    let parts = parts.reduce(into: [TypeRef]()) { if !$0.contains($1) { $0.append($1) } }
    if parts.count == 1, parts[0].plainName.map(isClass) ?? false { return parts[0] }
    let areProtocols = parts.allSatisfy { $0.dottedName.map(isProtocol) ?? false }
    guard let first = parts.first, areProtocols else { return .anything }
    return .any(parts.count == 1 ? first : .composition(parts))
  }

  /// A type with `C` in place of `some C`, where that is a class and values are converted to what comes of it.
  func withoutOpaqueClasses(_ type: TypeRef) -> TypeRef {
    if case .some(let constraint) = type.bare, opaqueClasses.contains(constraint) { return constraint }
    if case .named(let name) = type, !name.convertsSubclasses { return type }
    return opaqueClasses.isEmpty ? type : type.mapParts(withoutOpaqueClasses)
  }

  /// Whether a type mentions a generic parameter.
  func concerns(_ type: TypeRef) -> Bool { type.contains(where: isErased) }

  private func isErased(_ type: TypeRef) -> Bool {
    switch type {
    case .dictionary(let key, _): return mentions(unfitParameters["Dictionary"]?[0], in: key)
    case .named(let name):
      if let base = name.base {
        return base.simpleName.map(outerParameters.contains) ?? false || conditionalMembers.contains(type)
      }
      if existentials[name.unquoted] != nil { return true }
      guard let unfit = unfitParameters[name.unquoted] else { return false }
      return name.arguments.enumerated().contains { mentions(unfit[$0.offset], in: $0.element) }
    default: return false
    }
  }

  private func mentions(_ names: Set<String>?, in type: TypeRef) -> Bool {
    guard let names, !names.isEmpty, !hashableTypes.contains(type) else { return false }
    return type.contains { $0.simpleName.map(names.contains) ?? false }
  }

  /// A closure that makes or casts a value of a type uses a metatype that no `@Sendable` closure may use.
  func usesIsolatedMetatype(_ type: TypeRef) -> Bool {
    if case .named(let name) = type {
      // A member of a generic parameter is a type of its own.
      if name.base == nil, name.arguments.isEmpty { return isolatedMetatypes.contains(name.unquoted) }
      return name.arguments.contains(where: usesIsolatedMetatype)
    }
    return type.parts.contains(where: usesIsolatedMetatype)
  }

  /// A type with what replaces the generic parameters in it.
  func withExistentials(_ type: TypeRef) -> TypeRef {
    existential(for: type) ?? type.mapParts(withExistentials)
  }

  /// What replaces a type that is exactly a generic parameter.
  func existential(for type: TypeRef) -> TypeRef? { type.simpleName.flatMap { existentials[$0] } }
}

extension TypeRef {
  /// `A & B` as its parts.
  fileprivate func boundParts(at range: Range<Int>) throws(Ineligibility) -> [TypeRef] {
    switch self {
    case .tuple: return bare == self ? [self] : try bare.boundParts(at: range)
    case .suppressed:
      throw Ineligibility(
        range, "a value that cannot be copied has no existential, so the function cannot be stubbed")
    case .composition(let types):
      var parts: [TypeRef] = []
      for type in types { parts += try type.boundParts(at: range) }
      return parts
    default: return [self]
    }
  }
}
