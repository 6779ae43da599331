import StubbleSyntax

/// The types that the values of a call determine for the generic parameters of what is called.
struct GenericArguments {
  /// The names of the generic parameters.
  let names: Set<String>
  private(set) var types: [String: TypeRef] = [:]
  /// The parameters that only literals determine, which take on other types where they must.
  private(set) var adaptable: Set<String> = []

  init(names: Set<String>) {
    self.names = names
  }

  /// Returns whether a type mentions one of the generic parameters themselves, rather than a member of one.
  func areMentioned(in type: TypeRef) -> Bool { mentioned(in: type).contains(where: names.contains) }

  /// Returns whether a type mentions a generic parameter of which nothing, or nothing but literals, is known.
  func areOpen(in type: TypeRef) -> Bool { !isDetermined(type) || areAdaptable(in: type) }

  /// Returns whether a type mentions a generic parameter that only literals determine.
  func areAdaptable(in type: TypeRef) -> Bool { mentioned(in: type).contains(where: adaptable.contains) }

  /// Returns whether a type mentions a generic parameter that only literals determine, or a member of one.
  func areAdaptable(inMembersOf type: TypeRef) -> Bool {
    type.contains { $0.simpleName.map(adaptable.contains) == true }
  }

  /// Returns whether something is known of all generic parameters in a type.
  func isDetermined(_ type: TypeRef) -> Bool {
    !type.contains { $0.simpleName.map { names.contains($0) && types[$0] == nil } == true }
  }

  private func mentioned(in type: TypeRef) -> [String] {
    if let name = type.simpleName { return [name] }
    if case .named(let name) = type { return name.arguments.flatMap(mentioned) }
    return type.parts.flatMap(mentioned)
  }

  /// Takes on what the type of a value says about a parameter that it is given to.
  ///
  /// - Parameter isFixed: Whether the value has this type in any context, as a literal has not.
  /// - Returns: Whether the value can be given to the parameter, as far as that can be seen. The types must be the same;
  ///   subclasses and conversions do not count, apart from the one to an optional.
  mutating func match(_ parameter: TypeRef, _ type: TypeRef, isFixed: Bool) -> Bool {
    guard areMentioned(in: parameter) else { return true }
    let (parameter, type) = (parameter.bare, type.bare)
    if let name = parameter.simpleName, names.contains(name) { return bind(name, to: type, isFixed: isFixed) }
    switch (parameter, type) {
    case (.optional(let wrapped), _):
      return match(wrapped, type.wrapped ?? type, isFixed: isFixed)
    case (.metatype(let instance), .metatype(let other)):
      return match(instance, other, isFixed: isFixed)
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      return matchAll(elements.map(\.type), others.map(\.type), isFixed: isFixed)
    default: break
    }
    guard parameter.head == type.head, parameter.head != nil else { return false }
    return matchAll(parameter.generics, type.generics, isFixed: isFixed)
  }

  private mutating func matchAll(_ parameters: [TypeRef], _ types: [TypeRef], isFixed: Bool) -> Bool {
    guard parameters.count == types.count else { return false }
    for (parameter, type) in zip(parameters, types) where !match(parameter, type, isFixed: isFixed) {
      return false
    }
    return true
  }

  private mutating func bind(_ name: String, to type: TypeRef, isFixed: Bool) -> Bool {
    guard let known = types[name] else {
      types[name] = type
      if !isFixed { adaptable.insert(name) }
      return true
    }
    if isFixed { adaptable.remove(name) }
    return known == type
  }
}

extension TypeRef {
  /// The generic arguments of the type, which `T?`, `[T]` and `[K: V]` have too.
  var generics: [TypeRef] {
    switch self {
    case .optional(let wrapped): [wrapped]
    case .array(let element): [element]
    case .dictionary(let key, let value): [key, value]
    default: arguments
    }
  }

  /// The type of the value that is written for a parameter: for an autoclosure, what it returns.
  var givenValue: TypeRef {
    guard case .modified(let modifiers, _) = self, modifiers.contains(.autoclosure),
      case .function(let function) = bare
    else { return bare }
    return function.result.bare
  }
}
