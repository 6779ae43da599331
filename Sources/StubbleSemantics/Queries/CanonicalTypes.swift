extension TypeIndex {
  /// Returns one spelling of all types that mean the same: without aliases, superfluous parentheses, back-ticks and
  /// labels of parameters, with `T?` for `Optional<T>` and `T!`, and with the paths of visible types.
  ///
  /// What says how an argument is passed, such as `borrowing` or `@escaping`, is left out, except `inout`.
  ///
  /// - Parameter generics: The names of a function's generic parameters, which are no aliases.
  package func canonical(_ type: TypeRef, from scope: Scope, generics: Set<String> = []) -> TypeRef {
    canonical(type, from: scope, generics: generics, inside: [])
  }

  /// - Parameter outer: The aliases that led to the type; an alias may lead back to itself.
  private func canonical(
    _ type: TypeRef, from scope: Scope, generics: Set<String>, inside outer: Set<TypeRef>
  ) -> TypeRef {
    let meaning = attributed(type, from: scope, generics: generics)
    let isAlias = meaning != type.withoutParentheses
    if isAlias, outer.contains(type) || outer.count == TypeAliases.depthLimit { return type }
    let inside = isAlias ? outer.union([type]) : outer
    func part(_ type: TypeRef) -> TypeRef {
      canonical(type, from: scope, generics: generics, inside: inside)
    }
    let modifiers = meaning.modifiers.filter(\.isOfCanonicalType).sorted { $0.text < $1.text }
    return canonical(meaning.unmodified, from: scope, generics: generics, part).modified(by: modifiers)
  }

  private func canonical(
    _ type: TypeRef, from scope: Scope, generics: Set<String>, _ part: (TypeRef) -> TypeRef
  ) -> TypeRef {
    if type.isVoid { return .tuple([]) }
    if let wrapped = type.wrapped { return .optional(part(wrapped)) }
    if let element = type.arrayElement { return .array(part(element)) }
    if let (key, value) = type.dictionaryEntry { return .dictionary(key: part(key), value: part(value)) }
    switch type {
    case .named(let name): return canonical(name, of: type, from: scope, generics: generics, part)
    case .function(let function):
      let parameters = function.parameters.map { TypeRef.Element(part($0.type), isVariadic: $0.isVariadic) }
      return .function(
        TypeRef.Function(
          parameters, isAsync: function.isAsync, throwing: function.throwing.canonical,
          result: part(function.result)))
    case .composition(let types):
      return .composition(Set(types.map(part)).sorted { $0.description < $1.description })
    default: return type.mapParts(part)
    }
  }

  private func canonical(
    _ name: TypeRef.Name, of type: TypeRef, from scope: Scope, generics: Set<String>,
    _ part: (TypeRef) -> TypeRef
  ) -> TypeRef {
    let arguments = name.arguments.map(part)
    let isGeneric = type.rootName.map { generics.contains($0) || isGenericParameter($0, in: scope) } ?? false
    if !isGeneric, !type.isMemberOfSpecialized, let path = type.dottedName {
      let paths = Set(resolve(path, from: scope).map { types[$0].path })
      if paths.count == 1, let path = paths.first, case .named(let found) = TypeRef(path: path) {
        return .named(TypeRef.Name(base: found.base, found.name, arguments: arguments))
      }
    }
    let base = name.isOfStandardModule ? nil : name.base.map(part)
    return .named(TypeRef.Name(base: base, name.unquoted, arguments: arguments))
  }
}

extension TypeRef {
  /// Whether the type that it is a member of has generic arguments.
  package var isMemberOfSpecialized: Bool {
    if case .named(let name) = bare { name.base?.isSpecialized ?? false } else { false }
  }
}

extension TypeRef.Throwing {
  /// This value without a type that changes nothing: `throws` for `throws(any Error)`, and none for `throws(Never)`.
  package var canonical: TypeRef.Throwing {
    isOfAnyError ? .any : type?.isNever == true ? .never : self
  }
}

extension TypeRef.Modifier {
  /// Whether the modifier is part of what a type means, rather than of how its values are passed.
  fileprivate var isOfCanonicalType: Bool {
    self == .inout || isAttribute && self != .escaping && self != .autoclosure
  }
}
