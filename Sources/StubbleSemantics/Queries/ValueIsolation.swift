package import StubbleSyntax

/// Where an initial value can be computed.
package enum ValueIsolation {
  /// Anywhere.
  case free
  /// On a global actor.
  case isolated
  /// On a global actor in language mode 5. Nobody knows about mode 6, or which of the two it is.
  case isolatedInMode5
  /// Nobody knows.
  case unknown

  /// What holds of a value with several parts.
  fileprivate static func joined(_ parts: some Sequence<ValueIsolation>) -> ValueIsolation {
    let found = Set(parts)
    return [.isolated, .unknown, .isolatedInMode5].first(where: found.contains) ?? .free
  }
}

extension TypeIndex {
  /// - Parameter type: what the value is written for, if that is written.
  package func isolation(
    ofValue value: SyntaxNode, for type: SyntaxNode?, from scope: Scope
  ) -> ValueIsolation {
    switch value.kind {
    case .closureExpr: .free
    case .literalExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .dictionaryElement, .tupleExpr,
      .argument, .prefixOperatorExpr, .sequenceExpr, .binaryOperatorExpr:
      ValueIsolation.joined(value.children.map { isolation(ofValue: $0, for: nil, from: scope) })
    case .memberAccessExpr: isolation(ofMember: value, of: type, from: scope)
    case .callExpr: isolation(ofCall: value, of: type, from: scope)
    case .identifierExpr: isolation(ofName: value.spelling)
    default: value.kind.isType ? .free : .unknown
    }
  }

  private func isolation(ofName name: String) -> ValueIsolation {
    let found = globals[name]
    if found.isEmpty { return .unknown }
    let isFree = found.allSatisfy {
      switch isolation(of: $0, in: nil) {
      case .none, .nonisolated: true
      default: false
      }
    }
    return isFree ? .free : .isolated
  }

  /// `Mode.on`, `.on`, `Int.max`: a case of an enum is free, a static member is as isolated as it says.
  private func isolation(ofMember value: SyntaxNode, of type: SyntaxNode?, from scope: Scope)
    -> ValueIsolation
  {
    let base = value.children.first
    let written =
      base == nil
      ? type.map { TypeRef($0).wrapped ?? TypeRef($0).bare } : base.flatMap { TypeRef(expression: $0) }
    guard let owner = written?.dottedName else { return .unknown }
    let name = value.tree.name(ofToken: value.tokenRange.upperBound - 1)
    let found = resolve(owner, from: scope)
    if found.isEmpty {
      let added = namedMembers.foreign(name).filter { $0.owner.name == owner }
      return prelude.isNonisolated(owner) == true ? isolation(ofAdded: added) : .unknown
    }
    return ValueIsolation.joined(
      found.map { owner in
        let members = types[owner].members.filter { $0.declaredNames.contains(name) }
        if members.isEmpty { return .unknown }
        return ValueIsolation.joined(
          members.map { member in
            if member.node.kind == .enumCaseDecl { return .free }
            switch isolation(of: member, in: owner) {
            case .none, .nonisolated: return .free
            case .unclear: return .unknown
            case .actor, .global: return .isolated
            }
          })
      })
  }

  /// `Money(cents: 1)`, `.init()`, `makeMoney()`.
  private func isolation(ofCall call: SyntaxNode, of type: SyntaxNode?, from scope: Scope) -> ValueIsolation {
    guard let callee = call.children.first, callee.kind != .closureExpr else { return .unknown }
    let arguments = call.children.dropFirst().map { isolation(ofValue: $0, for: nil, from: scope) }
    guard let made = TypeRef(expression: callee) else {
      return ValueIsolation.joined(arguments + [isolation(ofValue: callee, for: type, from: scope)])
    }
    let name = made.lookupName
    let found = name.map { resolve($0, from: scope) } ?? []
    guard found.isEmpty else {
      return ValueIsolation.joined(
        arguments + found.map { isolation(ofInitializersOf: $0, takesArguments: !arguments.isEmpty) })
    }
    let isKnown =
      name.map { prelude.isNonisolated($0) == true } ?? (made.element != nil || made.head == "Dictionary")
    guard isKnown else { return .unknown }
    let labels = call.argumentLabels
    let added = (name.map(namedMembers.initializers) ?? []).filter {
      FunctionDecl($0.node)?.fits(labels) == true
    }
    return ValueIsolation.joined(arguments + [isolation(ofAdded: added)])
  }

  /// The members that extensions add to a type that can be used anywhere are as isolated as each says.
  private func isolation(ofAdded members: [Member]) -> ValueIsolation {
    ValueIsolation.joined(
      members.map { member in
        switch isolation(of: member, in: nil) {
        case .none, .nonisolated: .free
        case .unclear: .unknown
        case .actor, .global: .isolated
        }
      })
  }

  /// What is left to the compiler depends on the mode of the language.
  ///
  /// - Parameter takesArguments: the initialiser has parameters.
  private func isolation(ofInitializersOf type: TypeID, takesArguments: Bool) -> ValueIsolation {
    switch facts[type].isolation {
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
      // In language mode 5, `init()` is on the actor if there are properties, and the memberwise initialiser never is.
      let isOnActor = !takesArguments && !types[type].storedBindings.isEmpty
      return isOnActor && !isByNeed ? .isolatedInMode5 : .free
    }
    let areFree = written.map { $0.node.hasModifier(.nonisolated) }
    return areFree.allSatisfy(\.self) ? .free : areFree.contains(true) ? .unknown : .isolated
  }

  /// An initialiser takes arguments, and its type has the `init()` too that the compiler makes, as it may have.
  private static func isBesideImplicit(_ initializer: Member) -> Bool {
    (initializer.isInExtension || initializer.node.hasModifier(.convenience))
      && FunctionDecl(initializer.node)?.parameters.contains { $0.defaultValue == nil && !$0.isVariadic }
        ?? false
  }

  /// What the type stores begins with literals, or with objects that are made anywhere, and its values may be used anywhere.
  private func holdsPlainValues(_ type: TypeID, within outer: Set<TypeID> = []) -> Bool {
    StoredMember.all(of: types[type], index: self).allSatisfy { property in
      isKnownSendable(property, of: type)
        && property.binding.initializer?.content.map {
          isPlain($0, from: types[type].scope, within: outer)
        } ?? true
    }
  }

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

  /// The `init()` that the compiler makes for the class is on no actor, where it is isolated by what it needs.
  ///
  /// - Parameter outer: the classes whose objects make one of this.
  private func isMadeAnywhere(_ type: TypeID, within outer: Set<TypeID> = []) -> Bool {
    guard settings[types[type].file].isolatesInitializersByNeed, !facts[type].hasUnknownAncestors,
      !outer.contains(type)
    else { return false }
    let classes = [type] + ancestors(of: type).filter { types[$0].kind == .class }
    return classes.allSatisfy { part in
      // Where a superclass is on no actor, the objects may not be used anywhere.
      facts[part].isolation != .none
        && types[part].initializers.allSatisfy(Self.isBesideImplicit)
        && holdsPlainValues(part, within: outer.union(classes))
    }
  }
}
