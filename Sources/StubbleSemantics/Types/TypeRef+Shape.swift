/// What a type is, as far as its own spelling says it.
extension TypeRef {
  /// The name of a type that is no member of another and has no arguments.
  package var simpleName: String? {
    guard case .named(let name) = self, name.base == nil, name.arguments.isEmpty else { return nil }
    return name.unquoted
  }

  /// The names of a type without generic arguments, as name lookup takes them: `Outer.Inner`. Nil for a type without a
  /// name.
  package var dottedName: String? {
    if case .module(let name) = self { return name.unquoted }
    guard case .named(let name) = self else { return nil }
    guard let base = name.base else { return name.unquoted }
    return base.dottedName.map { $0 + "." + name.unquoted }
  }

  /// The names of all types in it, without generic arguments.
  package var names: Set<String> {
    parts.reduce(into: Set([dottedName].compactMap(\.self))) { $0.formUnion($1.names) }
  }

  /// A function one of whose parameters is a pack.
  package var hasPackParameter: Bool {
    guard case .function(let function) = self else { return false }
    return function.parameters.contains { if case .packExpansion = $0.type { true } else { false } }
  }

  /// The names before the first generic arguments: `Outer` of `Outer<Int>.Inner`.
  package var lookupName: String? {
    guard case .named(let name) = self else { return nil }
    if let base = name.base, base.isSpecialized { return base.lookupName }
    return dottedName
  }

  /// The type, or one that it is a member of, has generic arguments.
  package var isSpecialized: Bool {
    guard case .named(let name) = self else { return false }
    return !name.arguments.isEmpty || name.base?.isSpecialized == true
  }

  /// The first of the names in a path: `T` of `T.Element`.
  package var rootName: String? {
    if case .module(let name) = self { return name.unquoted }
    guard case .named(let name) = self else { return nil }
    return name.base == nil ? name.unquoted : name.base?.rootName
  }

  /// The name of a type without generic arguments anywhere.
  package var plainName: String? { isSpecialized ? nil : dottedName }

  /// The name of a type without its arguments; the name that sugar means.
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

  /// What comes before the type.
  package var modifiers: [Modifier] {
    if case .modified(let modifiers, _) = self { modifiers } else { [] }
  }

  /// The type without what comes before it.
  package var unmodified: TypeRef {
    if case .modified(_, let type) = self { type } else { self }
  }

  /// The type with something before it, or with nothing.
  package func modified(by modifiers: [Modifier]) -> TypeRef {
    modifiers.isEmpty ? self : .modified(modifiers + self.modifiers, unmodified)
  }

  /// The type without what only a parameter may have before it.
  package var stored: TypeRef {
    let kept = modifiers.filter { !Modifier.ofParameters.contains($0) }
    return kept == modifiers ? self : unmodified.modified(by: kept)
  }

  /// The type as a parameter that escapes, if it is a function; else the type itself.
  package var escaping: TypeRef {
    guard case .function = bare, !modifiers.contains(.escaping) else { return self }
    return modified(by: [.escaping])
  }

  /// A name of the standard library, perhaps with the module's before it.
  private func isStandard(_ name: String) -> Bool {
    let dotted = bare.dottedName
    return bare.arguments.isEmpty && (dotted == name || dotted == "Swift." + name)
  }

  /// The type is `Void` in one of its spellings.
  package var isVoid: Bool {
    if case .tuple(let elements) = bare { return elements.isEmpty }
    return isStandard("Void")
  }

  package var isNever: Bool { isStandard("Never") }

  var isModule: Bool {
    if case .module = self { true } else { false }
  }

  package var isFunction: Bool {
    if case .function = bare { true } else { false }
  }

  /// What an optional is one of: `T` of `T?`, `T!` and `Optional<T>`.
  package var wrapped: TypeRef? {
    switch bare {
    case .optional(let type), .implicitlyUnwrapped(let type): return type
    case .named(let name)
    where name.name == "Optional" && name.isOfStandardModule && name.arguments.count == 1:
      return name.arguments[0]
    default: return nil
    }
  }

  /// The type and what it is an optional of, as often as it is one, without parentheses: `T??`, `T?`, `T`.
  package var unwrappings: [TypeRef] { sequence(first: self, next: \.wrapped).map(\.bare) }

  /// The type is `Any`, `any P` or `P & Q` as it is written.
  package var isExistential: Bool {
    switch bare {
    case .any, .composition: true
    case let type: type == .anything
    }
  }

  /// The type is optional as it is written: `T?`, `T!`, `Optional<T>`.
  package var isOptional: Bool { wrapped != nil }

  /// The element of `[E]`.
  var element: TypeRef? {
    if case .array(let element) = self { element } else { nil }
  }

  /// `some P` is in it.
  package var containsOpaque: Bool { !opaqueConstraints.isEmpty }

  /// What is required of the opaque types in it: `P` of `[some P]`.
  package var opaqueConstraints: [TypeRef] {
    if case .some(let constraint) = self { return [constraint] }
    return parts.flatMap(\.opaqueConstraints)
  }
}

extension TypeRef.Throwing {
  /// Something may be thrown that the function itself throws.
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
  /// A name without the back-ticks around it.
  package var unquoted: String {
    utf8.first == UInt8(ascii: "`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
  }
}
