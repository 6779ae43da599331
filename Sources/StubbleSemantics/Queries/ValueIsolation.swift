package import StubbleSyntax

/// The isolation that evaluating an initial value requires.
package enum ValueIsolation {
  /// The value can be evaluated anywhere.
  case free
  /// The value can be evaluated on a global actor only.
  case isolated
  /// The value is isolated in language mode 5. In mode 6, or if the mode is not known, it may be free.
  case isolatedInMode5
  /// The isolation is not known.
  case unknown

  /// The isolation of a reference to a declaration.
  fileprivate init(_ isolation: Isolation) {
    switch isolation {
    case .none, .nonisolated: self = .free
    case .unclear: self = .unknown
    case .actor, .global: self = .isolated
    }
  }

  /// Returns the isolation of a value with several parts.
  package static func joined(_ parts: some Sequence<ValueIsolation>) -> ValueIsolation {
    let found = Set(parts)
    return [.isolated, .unknown, .isolatedInMode5].first(where: found.contains) ?? .free
  }
}

extension TypeIndex {
  /// Returns the isolation that evaluating an initial value requires.
  ///
  /// - Parameter type: The type for which the value is written, or `nil` if it is not written.
  package func isolation(
    ofValue value: SyntaxNode, for type: SyntaxNode?, from scope: Scope
  ) -> ValueIsolation {
    switch value.kind {
    case .closureExpr: isolation(ofClosure: value, for: type, from: scope)
    case .literalExpr, .stringLiteralExpr, .dictionaryExpr, .dictionaryElement, .tupleExpr, .argument,
      .prefixOperatorExpr, .sequenceExpr, .binaryOperatorExpr, .forceUnwrapExpr:
      ValueIsolation.joined(value.children.map { isolation(ofValue: $0, for: nil, from: scope) })
    case .arrayExpr:
      ValueIsolation.joined(
        value.children.map { isolation(ofValue: $0, for: type?.elementOfArray, from: scope) })
    case .ternaryExpr, .tryExpr:
      ValueIsolation.joined(value.children.map { isolation(ofValue: $0, for: type, from: scope) })
    case .memberAccessExpr: isolation(ofMember: value, of: type, from: scope)
    case .callExpr: isolation(ofCall: value, of: type, from: scope)
    case .keyPathExpr: isolation(ofKeyPath: value)
    case .identifierExpr: isolation(ofGlobal: value.spelling, in: value.tree)
    default: value.kind.isType ? .free : .unknown
    }
  }

  /// Returns the isolation of a key path. Its parts could be isolated; those of known types, and of their extensions in a
  /// module without an isolation by default, are assumed not to be.
  private func isolation(ofKeyPath path: SyntaxNode) -> ValueIsolation {
    let isPlain = !path.descendants.contains { $0.kind == .argument }
    let isByDefault = file(of: path.tree).map { settings[$0].defaultIsolation == .mainActor } ?? true
    return isPlain && !isByDefault ? .free : .unknown
  }

  /// Returns the isolation of a global function or variable.
  ///
  /// - Parameter tree: The file that names it.
  func isolation(ofGlobal name: String, in tree: SyntaxTree) -> ValueIsolation {
    let found = globals.named(name, visibleIn: file(of: tree))
    if found.isEmpty { return .unknown }
    return found.allSatisfy { ValueIsolation(isolation(of: $0, in: nil)) == .free } ? .free : .isolated
  }

  /// Returns the isolation of a member such as `Mode.on`, `.on`, `Int.max` or `Date().description`.
  private func isolation(ofMember value: SyntaxNode, of type: SyntaxNode?, from scope: Scope)
    -> ValueIsolation
  {
    let name = value.lastName
    guard let base = value.children.first else {
      guard let owner = type.map({ TypeRef($0).wrapped ?? TypeRef($0).bare }) else { return .unknown }
      return isolation(ofMember: name, of: owner, from: scope)
    }
    if name == "self" { return isolation(ofWhole: base, from: scope) }
    if let owner = TypeRef(expression: base) { return isolation(ofMember: name, of: owner, from: scope) }
    let made = TypeInference(index: self, scope: scope).type(of: base)
    return ValueIsolation.joined([
      isolation(ofValue: base, for: nil, from: scope),
      made.map { isolation(ofMember: name, of: $0, from: scope) } ?? .unknown,
    ])
  }

  /// Returns the isolation of `Money.self`, which names a type unless a variable has the name.
  private func isolation(ofWhole base: SyntaxNode, from scope: Scope) -> ValueIsolation {
    guard let head = TypeRef(expression: base)?.head, globals[head].isEmpty else {
      return isolation(ofValue: base, for: nil, from: scope)
    }
    return .free
  }

  /// Returns the isolation of a type's members with a name: enum cases are free, and other members have their own.
  private func isolation(ofMember name: String, of type: TypeRef, from scope: Scope) -> ValueIsolation {
    guard let owner = type.head else { return .unknown }
    let found = resolve(owner, from: scope)
    if found.isEmpty {
      return prelude.isNonisolated(owner) == true
        ? isolation(ofAdded: members(named: name, addedTo: owner)) : .unknown
    }
    return ValueIsolation.joined(
      found.map { owner in
        let members = types[owner].members.filter { $0.declaredNames.contains(name) }
        if members.isEmpty { return .unknown }
        return ValueIsolation.joined(
          members.map { member in
            member.node.kind == .enumCaseDecl ? .free : ValueIsolation(isolation(of: member, in: owner))
          })
      })
  }

  /// Returns the isolation of a call such as `Money(cents: 1)`, `.init()` or `makeMoney()`.
  private func isolation(ofCall call: SyntaxNode, of type: SyntaxNode?, from scope: Scope) -> ValueIsolation {
    guard let callee = call.children.first, callee.kind != .closureExpr else { return .unknown }
    // Whether a closure is isolated depends on the parameter that it is passed to, which is not looked up.
    let arguments = call.children.dropFirst().filter { ($0.content ?? $0).kind != .closureExpr }
      .map { isolation(ofValue: $0, for: nil, from: scope) }
    guard let made = TypeRef(expression: callee) ?? callee.typeOfInitializer(for: type) else {
      return ValueIsolation.joined(arguments + [isolation(ofValue: callee, for: type, from: scope)])
    }
    let name = made.lookupName
    let found = name.map { resolve($0, from: scope) } ?? []
    guard found.isEmpty else {
      return ValueIsolation.joined(
        arguments + found.map { isolation(ofInitializersOf: $0, takesArguments: !arguments.isEmpty) })
    }
    let isNonisolated =
      name.map(prelude.isNonisolated) ?? (made.element != nil || made.head == "Dictionary" ? true : nil)
    guard let isNonisolated else { return .unknown }
    guard isNonisolated else { return .isolated }
    let labels = call.argumentLabels
    let added = (name.map(initializers) ?? [])
      .filter { FunctionDecl($0.node)?.fits(labels) == true }
      .map { NamedValue(member: $0, type: nil) }
    return ValueIsolation.joined(arguments + [isolation(ofAdded: added)])
  }

  /// Returns the members with a name that extensions give to a known type, or to a protocol that it conforms to.
  private func members(named name: String, addedTo type: String) -> [NamedValue] {
    let known = prelude.types(named: type)
    let foreign = namedMembers.foreign(name).filter { member in
      member.owner.name == type || known.contains { $0.isOrInherits(member.owner.name) }
    }
    let ofProtocols = namedMembers.named(name, of: protocols(addedTo: known))
    return foreign.map { NamedValue(member: $0, type: nil) }
      + ofProtocols.map { NamedValue(member: types[$0.type].members[$0.member], type: $0.type) }
  }

  /// Returns the isolation of members that extensions give to a nonisolated type, each of which may have its own.
  private func isolation(ofAdded members: [NamedValue]) -> ValueIsolation {
    ValueIsolation.joined(members.map { ValueIsolation(isolation(of: $0.member, in: $0.type)) })
  }

  /// Returns the isolation of a type's initializers. That of an implicit one depends on the language mode.
  ///
  /// - Parameter takesArguments: Whether the initializer is called with arguments.
  func isolation(ofInitializersOf type: TypeID, takesArguments: Bool) -> ValueIsolation {
    switch facts(of: type).isolation {
    case .none, .nonisolated, .actor: return .free
    case .unclear: return .unknown
    case .global: break
    }
    let written = types[type].initializers.filter { takesArguments || !Self.isBesideImplicit($0) }
    if written.isEmpty {
      let isByNeed = settings[types[type].file].isolatesInitializersByNeed
      if types[type].kind == .class {
        return isByNeed && isMadeAnywhere(type) ? .free : .isolatedInMode5
      }
      guard types[type].kind == .struct, holdsPlainValues(type) else { return .unknown }
      // In language mode 5, an implicit `init()` is isolated, and a memberwise initializer never is.
      return takesArguments || isByNeed ? .free : .isolatedInMode5
    }
    let areFree = written.map { $0.node.hasModifier(.nonisolated) }
    return areFree.allSatisfy(\.self) ? .free : areFree.contains(true) ? .unknown : .isolated
  }

  /// Returns whether a type may have an implicit `init()` beside this initializer, which takes arguments and is in an
  /// extension or a convenience initializer.
  private static func isBesideImplicit(_ initializer: Member) -> Bool {
    (initializer.isInExtension || initializer.node.hasModifier(.convenience))
      && FunctionDecl(initializer.node)?.parameters.contains { $0.defaultValue == nil && !$0.isVariadic }
        ?? false
  }

  /// Returns whether all stored properties of a type are `Sendable`, and their initial values are literals, or objects
  /// that can be initialized anywhere.
  private func holdsPlainValues(_ type: TypeID, within outer: Set<TypeID> = []) -> Bool {
    StoredMember.all(of: types[type], index: self).allSatisfy { property in
      isKnownSendable(property, of: type)
        && property.binding.initializer?.content.map {
          isPlain($0, from: types[type].scope, within: outer)
        } ?? true
    }
  }

  /// Returns whether a value consists of literals, and of objects that can be initialized anywhere.
  private func isPlain(_ value: SyntaxNode, from scope: Scope, within outer: Set<TypeID>) -> Bool {
    switch value.kind {
    case .literalExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .dictionaryElement, .tupleExpr,
      .argument, .prefixOperatorExpr:
      return value.children.allSatisfy { isPlain($0, from: scope, within: outer) }
    case .callExpr:
      guard Array(value.children).count == 1, let callee = value.children.first,
        callee.kind != .closureExpr,
        let name = TypeRef(expression: callee)?.lookupName
      else { return false }
      let found = resolve(name, from: scope)
      return !found.isEmpty
        && found.allSatisfy { types[$0].kind == .class && isMadeAnywhere($0, within: outer) }
    default: return false
    }
  }

  /// Returns whether the implicit `init()` of a class is nonisolated: nothing that the class stores requires an actor.
  ///
  /// - Parameter outer: The classes whose initial values contain an object of this one.
  private func isMadeAnywhere(_ type: TypeID, within outer: Set<TypeID> = []) -> Bool {
    guard settings[types[type].file].isolatesInitializersByNeed, !facts(of: type).hasUnknownAncestors,
      !outer.contains(type)
    else { return false }
    let classes = [type] + ancestors(of: type).filter { types[$0].kind == .class }
    return classes.allSatisfy { part in
      // If a superclass is nonisolated, the objects may not be `Sendable`.
      facts(of: part).isolation != .none
        && types[part].initializers.allSatisfy(Self.isBesideImplicit)
        && holdsPlainValues(part, within: outer.union(classes))
    }
  }
}

extension SyntaxNode {
  /// Returns the type whose initializer the node names, as `Money.init` and `.init` do; `nil` if it names something else.
  ///
  /// - Parameter type: The type that `.init` is written for.
  fileprivate func typeOfInitializer(for type: SyntaxNode?) -> TypeRef? {
    guard kind == .memberAccessExpr, tree.text(ofToken: tokenRange.upperBound - 1) == "init" else {
      return nil
    }
    guard let base = children.first else { return type.map { TypeRef($0).wrapped ?? TypeRef($0).bare } }
    return TypeRef(expression: base)
  }

  /// The type of the elements if the node is `[T]`, or an optional of that.
  fileprivate var elementOfArray: SyntaxNode? {
    kind == .arrayType ? children.first : kind == .optionalType ? children.first?.elementOfArray : nil
  }
}
