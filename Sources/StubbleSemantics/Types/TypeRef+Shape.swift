/// Properties of a type that follow from its spelling alone.
extension TypeRef {
  /// The name of a type that has neither a base nor generic arguments; otherwise `nil`.
  package var simpleName: String? {
    guard case .named(let name) = self, name.base == nil, name.arguments.isEmpty else { return nil }
    return name.unquoted
  }

  /// The dotted path of a type without generic arguments, for name lookup: `Outer.Inner`. The value is `nil` for a type
  /// without a name.
  package var dottedName: String? {
    if case .module(let name) = self { return name.unquoted }
    guard case .named(let name) = self else { return nil }
    guard let base = name.base else { return name.unquoted }
    let path = if case .named = base { base.dottedName } else { base.dottedName ?? base.head }
    return path.map { $0 + "." + name.unquoted }
  }

  /// The dotted paths of all types in the type, itself included, without generic arguments.
  package var names: Set<String> {
    parts.reduce(into: Set([dottedName].compactMap(\.self))) { $0.formUnion($1.names) }
  }

  /// Whether the type is a function with a parameter pack.
  package var hasPackParameter: Bool {
    guard case .function(let function) = self else { return false }
    return function.parameters.contains { if case .packExpansion = $0.type { true } else { false } }
  }

  /// The dotted path up to the first generic arguments: `Outer` for `Outer<Int>.Inner`.
  package var lookupName: String? {
    guard case .named(let name) = self else { return nil }
    if let base = name.base, base.isSpecialized || base.isShortForm { return base.head }
    return dottedName
  }

  /// The dotted path of the type whose members a value has: `Outer.Inner` for `Outer<Int>.Inner`, `Array` for `[Int]`.
  var pathOfMembers: String? {
    if case .named(let name) = self, name.base != nil { dottedName } else { head }
  }

  /// Whether the type, or the base that it is a member of, has generic arguments.
  package var isSpecialized: Bool {
    guard case .named(let name) = self else { return false }
    return !name.arguments.isEmpty || name.base.map { $0.isSpecialized || $0.isShortForm } == true
  }

  /// Whether the type is written as `T?`, `[T]` or `[K: V]`.
  private var isShortForm: Bool {
    switch self {
    case .optional, .array, .dictionary: true
    default: false
    }
  }

  /// The first name of the dotted path: `T` for `T.Element`.
  package var rootName: String? {
    if case .module(let name) = self { return name.unquoted }
    guard case .named(let name) = self else { return nil }
    return name.base == nil ? name.unquoted : name.base?.rootName
  }

  /// The dotted path, or `nil` if the type or a base of it has generic arguments.
  package var plainName: String? { isSpecialized ? nil : dottedName }

  /// The name of the type without its arguments. For `T?`, `[T]` and `[K: V]`, that is the name of the type that they
  /// are short for.
  package var head: String? {
    switch self {
    case .optional: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: lookupName
    }
  }

  /// The generic arguments of the type's last name.
  package var arguments: [TypeRef] {
    if case .named(let name) = self { name.arguments } else { [] }
  }

  /// The type without modifiers and superfluous parentheses.
  package var bare: TypeRef {
    switch self {
    case .modified(_, let type): type.bare
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
        elements[0].type.bare
      } else {
        self
      }
    default: self
    }
  }

  /// The type without superfluous parentheses around it.
  package var withoutParentheses: TypeRef {
    switch self {
    case .modified(let modifiers, let type): type.withoutParentheses.modified(by: modifiers)
    case .tuple(let elements) where bare != self: elements[0].type.withoutParentheses
    default: self
    }
  }

  /// The type without superfluous parentheses around it and in it.
  package var withoutInnerParentheses: TypeRef { withoutParentheses.mapParts(\.withoutInnerParentheses) }

  /// The type to which a value can be cast: `T?` for `T!`.
  package var ofCast: TypeRef {
    if case .implicitlyUnwrapped(let wrapped) = unmodified {
      .optional(wrapped).modified(by: modifiers)
    } else {
      self
    }
  }

  /// The specifiers and attributes before the type.
  package var modifiers: [Modifier] {
    if case .modified(let modifiers, _) = self { modifiers } else { [] }
  }

  /// The type without specifiers and attributes.
  package var unmodified: TypeRef {
    if case .modified(_, let type) = self { type } else { self }
  }

  /// The type of a value that is passed or returned, without what says how: `inout`, `sending`, `@escaping`. The attributes
  /// of a function type are parts of it.
  package var ofValue: TypeRef {
    let kept = modifiers.filter {
      $0 == .nonsending || $0.isAttribute && $0 != .escaping && $0 != .autoclosure
    }
    return unmodified.modified(by: kept)
  }

  /// Returns the type with further specifiers and attributes before it. Specifiers come first, as the grammar requires.
  package func modified(by modifiers: [Modifier]) -> TypeRef {
    if modifiers.isEmpty { return self }
    let all = modifiers + self.modifiers
    return .modified(all.filter { !$0.isAttribute } + all.filter(\.isAttribute), unmodified)
  }

  /// The type as a stored property may have it, without specifiers and attributes of parameters.
  package var stored: TypeRef {
    let kept = modifiers.filter { !Modifier.ofParameters.contains($0) }
    return kept == modifiers ? self : unmodified.modified(by: kept)
  }

  /// Returns whether the type is one of the standard library, by its name or after `Swift.`.
  package func isStandard(_ name: String) -> Bool {
    let dotted = bare.dottedName
    return bare.arguments.isEmpty && (dotted == name || dotted == "Swift." + name)
  }

  /// Whether the type is `Void` in one of its spellings.
  package var isVoid: Bool {
    if case .tuple(let elements) = bare { return elements.isEmpty }
    return isStandard("Void")
  }

  /// Whether the type is spelled `Never`.
  package var isNever: Bool { isStandard("Never") }

  var isModule: Bool {
    if case .module = self { true } else { false }
  }

  /// Whether the type is spelled as a function type. An alias of one is not.
  package var isFunction: Bool {
    if case .function = bare { true } else { false }
  }

  /// Whether the type is spelled as a tuple, `Void` included.
  package var isTuple: Bool {
    if case .tuple = bare { true } else { isVoid }
  }

  /// The type that an optional wraps: `T` for `T?`, `T!` and `Optional<T>`; `nil` if the type is not spelled as an
  /// optional.
  package var wrapped: TypeRef? {
    switch bare {
    case .optional(let type), .implicitlyUnwrapped(let type): return type
    case .named(let name)
    where name.isStandard("Optional", arguments: 1):
      return name.arguments[0]
    default: return nil
    }
  }

  /// The type of the elements of what is spelled as an array: `[T]` or `Array<T>`; `nil` for other types.
  package var arrayElement: TypeRef? {
    switch bare {
    case .array(let element): return element
    case .named(let name) where name.isStandard("Array", arguments: 1):
      return name.arguments[0]
    default: return nil
    }
  }

  /// The types of the keys and values of what is spelled as a dictionary: `[K: V]` or `Dictionary<K, V>`; `nil` for other
  /// types.
  package var dictionaryEntry: (key: TypeRef, value: TypeRef)? {
    switch bare {
    case .dictionary(let key, let value): return (key, value)
    case .named(let name)
    where name.isStandard("Dictionary", arguments: 2):
      return (name.arguments[0], name.arguments[1])
    default: return nil
    }
  }

  /// Whether the type is spelled as any error: `any Error` or `any Swift.Error`.
  package var isAnyError: Bool {
    if case .any(let constraint) = bare { constraint.isStandard("Error") } else { false }
  }

  /// The type, the type that it wraps, and so on: `T??`, `T?`, `T`; without parentheses.
  package var unwrappings: [TypeRef] { sequence(first: self, next: \.wrapped).map(\.bare) }

  /// Whether the type is spelled as an existential type: `Any`, `any P` or `P & Q`.
  package var isExistential: Bool {
    switch bare {
    case .any, .composition: true
    case let type: type == .anything
    }
  }

  /// Whether the type is spelled as an optional: `T?`, `T!` or `Optional<T>`.
  package var isOptional: Bool { wrapped != nil }

  /// The parts of a composition `A & B`, or the type itself.
  package var composed: [TypeRef] {
    if case .composition(let types) = self { types } else { [self] }
  }

  /// The element type if the type is spelled `[E]`; otherwise `nil`.
  var element: TypeRef? {
    if case .array(let element) = self { element } else { nil }
  }

  /// The types at which the key paths begin and end if the type is that of key paths.
  var endsOfKeyPath: (root: TypeRef, value: TypeRef)? {
    guard case .named(let name) = bare, name.arguments.count == 2,
      ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(name.name)
    else { return nil }
    return (name.arguments[0], name.arguments[1])
  }

  /// Whether the type contains `some P`.
  package var containsOpaque: Bool { !opaqueConstraints.isEmpty }

  /// The constraints of the opaque types in the type: `P` for `[some P]`.
  package var opaqueConstraints: [TypeRef] {
    if case .some(let constraint) = self { return [constraint] }
    return parts.flatMap(\.opaqueConstraints)
  }
}

extension TypeRef.Throwing {
  /// Whether the function itself may throw, which a rethrowing function does not.
  package var isThrowing: Bool {
    switch self {
    case .never, .rethrown: false
    case .any, .typed: true
    }
  }
}

extension TypeRef.Modifier {
  fileprivate static let ofParameters: Set<TypeRef.Modifier> = [
    .inout, .borrowing, .consuming, .isolated, .sending, .escaping, TypeRef.Modifier("__owned"),
    TypeRef.Modifier("__shared"),
  ]
}

extension TypeRef.Name {
  /// The name without back-ticks.
  package var unquoted: String { name.unquoted }
}

extension String {
  /// The name without the back-ticks around it.
  package var unquoted: String {
    utf8.first == UInt8(ascii: "`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
  }
}
