import StubbleSyntax

/// The values that a variable may store beyond the call in which a function gets them: those that are copyable and
/// escapable, and are no nonescaping closures.
package struct KeptValues: Sendable {
  private let index: TypeIndex
  private let scope: Scope
  /// The generic parameters by their names; the value is whether values of the parameter may be stored.
  private var parameters: [String: Bool] = [:]
  /// The aliases that have been followed. An alias may lead back to itself.
  private var followed: Set<SyntaxNode> = []

  /// - Parameter scope: The scope in which the types are written.
  package init(_ index: TypeIndex, from scope: Scope) {
    self.index = index
    self.scope = scope
  }

  /// Adds generic parameters whose values are copyable and escapable.
  package mutating func add(genericParameters names: some Sequence<String>) {
    for name in names { parameters[name] = true }
  }

  /// Adds the generic parameters of a function.
  package mutating func add(_ signature: FunctionSignature) {
    for parameter in signature.genericParameters {
      parameters[parameter.unquotedName] = parameter.constraint?.isSuppressing != true
    }
    for case .conformance(let type, let bound) in signature.requirements where bound.isSuppressing {
      if let name = type.simpleName { parameters[name] = false }
    }
  }

  /// Adds the generic parameters around a member of a type.
  package mutating func add(around member: Member, of type: TypeID) {
    for name in index.facts(of: type).noncopyableParameters { parameters[name] = false }
    for name in index.copyableParameters(around: member, of: type) { parameters[name] = true }
  }

  /// Returns whether the argument for a parameter may be stored.
  package func includes(_ parameter: FunctionSignature.Parameter) -> Bool {
    includes(parameter.type) && (parameter.isVariadic || !isBorrowedClosure(parameter.type))
  }

  /// Returns whether a parameter of a type takes a nonescaping closure. The function type may be an alias.
  package func isBorrowedClosure(_ type: TypeRef) -> Bool {
    !type.modifiers.contains(.escaping) && !type.modifiers.contains(.inout)
      && index.isFunction(type, from: scope, generics: Set(parameters.keys))
  }

  /// Returns whether a value of a type may be stored. A type that is not known counts as copyable, unless the parameter
  /// is marked `borrowing` or `consuming`, which copyable types rarely need.
  package func includes(_ type: TypeRef) -> Bool {
    includes(type, ifUnknown: !type.modifiers.contains(.borrowing) && !type.modifiers.contains(.consuming))
  }

  private func includes(_ type: TypeRef, ifUnknown answer: Bool) -> Bool {
    switch type.bare {
    case .named(let name): includes(name, of: type.bare, ifUnknown: answer)
    case .optional, .implicitlyUnwrapped, .tuple, .some, .any, .composition, .packExpansion, .packElement:
      type.bare.parts.allSatisfy { includes($0, ifUnknown: answer) }
    case .inlineArray(_, let element): includes(element, ifUnknown: answer)
    case .suppressed: false
    // No variable can store a function that takes a pack, nor one that takes or returns such a function.
    case .function: !type.contains(where: \.hasPackParameter)
    default: true
    }
  }

  private func includes(_ name: TypeRef.Name, of type: TypeRef, ifUnknown answer: Bool) -> Bool {
    guard let path = type.dottedName, let root = type.rootName else { return true }
    if let known = parameters[root] { return known || path != root }
    if index.isGenericParameter(root, in: scope) { return true }
    let found = path == "Self" ? index.resolve(in: scope) : index.resolve(path, from: scope)
    let arguments = name.arguments.map { includes($0, ifUnknown: answer) }
    if !found.isEmpty { return found.allSatisfy { includes($0, arguments) } }
    let aliases = index.aliased(path, from: scope, depth: 0)
    if !aliases.isEmpty, followed.count < TypeAliases.depthLimit {
      return aliases.allSatisfy {
        followed.contains($0.node)
          || keptValues(of: $0, arguments).includes(TypeRef($0.value), ifUnknown: answer)
      }
    }
    // A generic type must have arguments here: without them, the name is that of a type which is not visible.
    let known = index.prelude.types(named: path).filter {
      !name.arguments.isEmpty || name.base != nil || !$0.module.index.facts(of: $0.id).isGeneric
    }
    if known.isEmpty { return answer || index.prelude.meansStandardTypes(path) }
    return known.allSatisfy { $0.module.index.keeping(of: $0.id).includes(arguments) }
  }

  private func includes(_ type: TypeID, _ arguments: [Bool]) -> Bool {
    let own = index.types[type].genericParameters.map { parameters[$0.name] ?? true }
    return index.keeping(of: type).includes(arguments.isEmpty ? own : arguments)
  }

  /// Returns the same query for the scope of an alias, with what is known of the alias's arguments.
  private func keptValues(of alias: TypeAlias, _ arguments: [Bool]) -> KeptValues {
    var inner = KeptValues(index, from: alias.scope)
    inner.followed = followed.union([alias.node])
    for (parameter, argument) in zip(alias.genericParameters, arguments) {
      inner.parameters[parameter.unquotedName] = argument
    }
    return inner
  }
}

/// The condition on which values of a type may be stored.
private enum Keeping {
  case all, none
  /// Values may be stored if those of all generic arguments may be.
  case withArguments

  func includes(_ arguments: [Bool]) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .withArguments: arguments.allSatisfy(\.self)
    }
  }
}

extension TypeIndex {
  /// Returns whether a generic type, as it is named in a scope, is copyable and escapable whatever its arguments are.
  func isStoredWithAnyArguments(_ name: String, from scope: Scope) -> Bool {
    let found = resolve(name, from: scope)
    if !found.isEmpty { return found.allSatisfy { keeping(of: $0) == .all } }
    let known = prelude.types(named: name.withoutStandardLibrary)
    return !known.isEmpty && known.allSatisfy { $0.module.index.keeping(of: $0.id) == .all }
  }

  /// Returns the condition on which values of a type may be stored. Any may be for a protocol, because `~Copyable` on a
  /// protocol only permits noncopyable conforming types.
  fileprivate func keeping(of type: TypeID) -> Keeping {
    let (model, facts) = (types[type], facts(of: type))
    guard facts.isNoncopyable || facts.isNonescapable, model.kind != .protocol else { return .all }
    let regained = Set(
      model.extensions.flatMap(\.decl.inheritedTypes).map { TypeDecl.lastName(of: $0.spelling) })
    let lost = (facts.isNoncopyable ? ["Copyable"] : []) + (facts.isNonescapable ? ["Escapable"] : [])
    return lost.allSatisfy(regained.contains) ? .withArguments : .none
  }
}

extension TypeRef {
  /// Whether the constraint suppresses one that is implicit otherwise: `~Copyable`.
  fileprivate var isSuppressing: Bool {
    switch self {
    case .suppressed: true
    case .composition(let types): types.contains(where: \.isSuppressing)
    default: false
    }
  }
}
