import StubbleSemantics

/// The types that replace generic parameters in a closure's type, which cannot have any.
struct GenericErasure: Sendable {
  /// The type that replaces each parameter: `any P`, a class, or `Any`.
  private(set) var existentials: [String: TypeRef] = [:]
  /// The generic parameters of which nothing is required but protocols that types conform to which are not `Sendable`.
  private var unsendable: Set<String> = []
  /// The generic parameters of the enclosing type whose members, such as `T.ID`, do not exist where the closure is
  /// declared.
  var outerParameters: Set<String> = []
  /// The names of the types whose values `Any` cannot hold, because they are noncopyable or nonescapable.
  var unboxableTypes: Set<String> = []
  /// The generic parameters of the enclosing type that do not satisfy, where the closure is declared, what a generic
  /// type requires of its arguments: by the path of that type, and by the position of the argument. Only the extension
  /// or the function requires it of them, if only by naming the type.
  var unfitParameters: [String: [Int: Set<String>]] = [:]

  /// The generic parameters of the enclosing type that are no errors where the closure is declared: only the extension
  /// or the function requires it of them.
  var unthrowableParameters: Set<String> = []

  /// The classes `C` of parameters of type `some C`, before which `any` is not possible.
  var opaqueClasses: Set<TypeRef> = []

  /// The member types that are `Hashable` where the closure is declared: `S.Element`.
  var hashableTypes: Set<TypeRef> = []

  /// The member types that an extension with conditions declares, whose base does not satisfy these where the closure
  /// is declared: `Box<T>.Bag`.
  var conditionalMembers: Set<TypeRef> = []

  /// The aliases of functions, which may not escape, and of optionals, which need `as Any`: by their paths.
  var aliases: [String: GenericAlias] = [:]

  /// The types of parameters that are `Sendable`, because the generic parameters in them are.
  var sendableTypes: Set<TypeRef> = []

  /// The generic types of arguments of functions among the parameters that are `Sendable` after erasure.
  var sendableArguments: Set<TypeRef> = []

  /// The generic parameters whose metatypes a `@Sendable` closure cannot use.
  var isolatedMetatypes: Set<String> = []

  /// Whether the function is on a global actor, or may be. An asynchronous closure that is not `@Sendable` is on the
  /// actor as well, and its arguments leave the actor.
  var isOnGlobalActor = false

  /// Whether uses of `nonisolated(unsafe)` constants must be marked `unsafe`, since memory safety is strict.
  var marksUnsafe = false

  /// The names of aliases that are members of types and may mean functions.
  var functionMembers: Set<String> = []

  static let reasonAgainstNoncopyable =
    "a value that cannot be copied has no existential, so the function cannot be stubbed"

  /// Creates an erasure of no generic parameters.
  init() {}

  /// Creates an erasure of the generic parameters of a function, by what its generic clauses require of them.
  ///
  /// - Parameters:
  ///   - function: The function, or `nil` if there is none.
  ///   - erasesPacks: Whether `Any` replaces the elements of parameter packs, which are ineligible otherwise.
  ///   - isProtocol: Returns whether a qualified name is that of a protocol.
  ///   - isClass: Returns whether a qualified name is that of a class.
  ///   - allowsUnsendable: Returns whether a qualified name is that of a protocol which types conform to that are not
  ///     `Sendable`.
  init(
    of function: FunctionSignature?, erasesPacks: Bool = false, isProtocol: (String) -> Bool,
    isClass: (String) -> Bool, allowsUnsendable: (String) -> Bool
  ) throws(Ineligibility) {
    guard let function else { return }
    // A consumed value can be converted to an existential; a borrowed one would have to be copied.
    for parameter in function.parameters where !parameter.type.modifiers.contains(.consuming) {
      for constraint in parameter.type.opaqueConstraints {
        _ = try constraint.boundParts(at: parameter.range)
      }
    }
    var bounds: [String: [TypeRef]] = [:]
    for parameter in function.genericParameters {
      if parameter.isPack, !erasesPacks {
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
      if (bounds[name] ?? []).allSatisfy({ $0.dottedName.map(allowsUnsendable) ?? false }) {
        unsendable.insert(name)
      }
    }
    dropErasedArguments()
  }

  /// Removes from the existentials the arguments that the closure's type cannot name: `S: Sequence<T>` becomes `any
  /// Sequence` where `T` is erased too.
  mutating func dropErasedArguments() {
    existentials = existentials.mapValues(withoutErasedArguments)
  }

  private func withoutErasedArguments(_ type: TypeRef) -> TypeRef {
    guard case .named(let name) = type, name.arguments.contains(where: concerns) else {
      return type.mapParts(withoutErasedArguments)
    }
    return .named(TypeRef.Name(base: name.base, name.name))
  }

  /// Returns this erasure with the name of a class, if there is one, in place of `Self`, which a closure's type cannot
  /// take.
  func replacingSelf(with type: TypeRef?) -> GenericErasure {
    guard let type else { return self }
    var erasure = self
    erasure.existentials["Self"] = type
    return erasure
  }

  /// Whether a type is a generic parameter, or an optional or an array of one, that is not `Sendable`.
  func isUnsendable(_ type: TypeRef) -> Bool {
    if let part = type.wrapped ?? type.arrayElement { return isUnsendable(part) }
    return type.bare.simpleName.map(unsendable.contains) ?? false
  }

  /// Whether a closure on a global actor can pass values of a type, perhaps erased, to a function that is on none.
  func canBeSentFromActor(_ type: TypeRef) -> Bool {
    !concerns(type) || isUnsendable(type) || sendableArguments.contains(type)
  }

  /// Throws if `Any` cannot hold the values of a type that it would replace.
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

  /// Returns the function or optional type that a type means by an alias, or the type itself.
  func withoutAlias(_ type: TypeRef, at range: Range<Int>) throws(Ineligibility) -> TypeRef {
    guard case .named(let name) = type else { return type }
    guard let alias = alias(for: name, in: type) else {
      if name.base == nil || !functionMembers.contains(name.unquoted) { return type }
      throw Ineligibility(
        range, "a closure whose type is an alias in a generic type cannot be passed to a stub")
    }
    if alias.isConditional {
      throw Ineligibility(
        range, "'\(name.name)' means different types, depending on the build, so it cannot be passed as 'Any'"
      )
    }
    return alias.type(with: name.arguments) ?? type
  }

  private func alias(for name: TypeRef.Name, in type: TypeRef) -> GenericAlias? {
    name.base?.isSpecialized == true ? nil : type.dottedName.flatMap { aliases[$0] }
  }

  /// Returns the optional type that a type means by an alias, or the type itself.
  private func withoutAliasOfOptional(_ type: TypeRef) -> TypeRef {
    guard case .named(let name) = type.bare, let alias = alias(for: name, in: type.bare),
      alias.type.isOptional
    else { return type }
    return alias.type(with: name.arguments) ?? type
  }

  /// Adds generic parameters of the enclosing type, which satisfy less where the closure is declared, to those that
  /// `Any` replaces.
  mutating func erase(_ names: Set<String>) {
    for name in names { existentials[name] = .anything }
  }

  /// Returns the type that replaces a generic parameter with some constraints: `any A & B` if all are known protocols;
  /// a class itself; otherwise `Any`.
  private static func existential(
    of parts: [TypeRef], isProtocol: (String) -> Bool, isClass: (String) -> Bool
  ) -> TypeRef {
    let parts = parts.reduce(into: [TypeRef]()) { if !$0.contains($1) { $0.append($1) } }
    if parts.count == 1, parts[0].plainName.map(isClass) ?? false { return parts[0] }
    let areProtocols = parts.allSatisfy { $0.dottedName.map(isProtocol) ?? false }
    guard let first = parts.first, areProtocols else { return .anything }
    return .any(parts.count == 1 ? first : .composition(parts))
  }

  /// Returns a type with a class `C` in place of `some C`, wherever the whole type converts to the result.
  func withoutOpaqueClasses(_ type: TypeRef) -> TypeRef {
    if case .some(let constraint) = type.bare, opaqueClasses.contains(constraint) { return constraint }
    if case .named(let name) = type, !name.convertsSubclasses { return type }
    return opaqueClasses.isEmpty ? type : type.mapParts(withoutOpaqueClasses)
  }

  /// Whether a type contains a part that the closure's type cannot name, so that it is erased.
  func concerns(_ type: TypeRef) -> Bool { type.contains(where: isErased) }

  private func isErased(_ type: TypeRef) -> Bool {
    switch type {
    case .function(let function): return concernsErrors(of: function.throwing)
    case .dictionary(let key, _): return mentions(unfitParameters["Dictionary"]?[0], in: key)
    case .named(let name):
      if let base = name.base {
        if base.simpleName.map(outerParameters.contains) ?? false || conditionalMembers.contains(type) {
          return true
        }
      } else if existentials[name.unquoted] != nil {
        return true
      }
      guard let path = type.dottedName?.withoutStandardLibrary, let unfit = unfitParameters[path] else {
        return false
      }
      return name.arguments.enumerated().contains { mentions(unfit[$0.offset], in: $0.element) }
    default: return false
    }
  }

  /// Whether the closure's type cannot name the type of a function's errors.
  func concernsErrors(of throwing: TypeRef.Throwing) -> Bool {
    guard case .typed(let error) = throwing else { return false }
    return concerns(error) || error.simpleName.map(unthrowableParameters.contains) ?? false
  }

  private func mentions(_ names: Set<String>?, in type: TypeRef) -> Bool {
    guard let names, !names.isEmpty, !hashableTypes.contains(type) else { return false }
    return type.contains { $0.simpleName.map(names.contains) ?? false }
  }

  /// Whether a closure that casts a value to a type uses a metatype that a `@Sendable` closure cannot use.
  func usesIsolatedMetatype(_ type: TypeRef) -> Bool {
    if case .named(let name) = type {
      // A member of a generic parameter is a type of its own.
      if name.base == nil, name.arguments.isEmpty { return isolatedMetatypes.contains(name.unquoted) }
      return name.arguments.contains(where: usesIsolatedMetatype)
    }
    return type.parts.contains(where: usesIsolatedMetatype)
  }

  /// Returns a type with the replacements of the generic parameters in it.
  func withExistentials(_ type: TypeRef) -> TypeRef {
    existential(for: type) ?? type.mapParts(withExistentials)
  }

  /// Returns an array, optional or dictionary to which the values of a type convert, with the replacements of the
  /// generic parameters in it, or `nil` if there is none.
  ///
  /// - Parameter element: Returns the replacement of what is in it, or `nil` if it has none.
  func container(
    for type: TypeRef, spelling: TypeSpelling, replacing element: (TypeRef) -> TypeRef?
  ) -> TypeRef? {
    func replacement(_ part: TypeRef) -> TypeRef? {
      guard concerns(part) else { return spelling.spelled(part) }
      return container(for: part, spelling: spelling, replacing: element) ?? element(part.bare)
    }
    let type = withoutAliasOfOptional(type)
    if let element = type.arrayElement { return replacement(element).map(TypeRef.array) }
    if let (key, value) = type.dictionaryEntry, !concerns(key), !isErased(type.bare) {
      return replacement(value).map { .dictionary(key: spelling.spelled(key), value: $0) }
    }
    return type.wrapped.flatMap(replacement).map(TypeRef.optional)
  }

  /// Returns the replacement of a type that a closure returns: `Any`, or an array, optional or dictionary of it.
  func anything(for type: TypeRef, spelling: TypeSpelling) -> TypeRef {
    container(for: type, spelling: spelling) { _ in .anything } ?? .anything
  }

  /// Returns the replacement of a type that is a generic parameter, or `nil` for other types.
  func existential(for type: TypeRef) -> TypeRef? { type.simpleName.flatMap { existentials[$0] } }
}

extension TypeRef {
  /// Whether the type is `any Sendable`, or a composition with it: `any P & Sendable`.
  var isAnySendable: Bool {
    guard case .any(let constraint) = self else { return false }
    if case .composition(let types) = constraint { return types.contains { $0.lookupName == "Sendable" } }
    return constraint.lookupName == "Sendable"
  }

  /// Returns the parts of a composition `A & B`, or the type itself.
  ///
  /// - Throws: An `Ineligibility` if one of them is suppressed.
  fileprivate func boundParts(at range: Range<Int>) throws(Ineligibility) -> [TypeRef] {
    switch self {
    case .tuple: return bare == self ? [self] : try bare.boundParts(at: range)
    case .suppressed:
      throw Ineligibility(range, GenericErasure.reasonAgainstNoncopyable)
    case .composition(let types):
      var parts: [TypeRef] = []
      for type in types { parts += try type.boundParts(at: range) }
      return parts
    default: return [self]
    }
  }
}
