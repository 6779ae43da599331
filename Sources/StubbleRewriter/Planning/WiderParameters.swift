import StubbleSemantics
import StubbleSyntax

/// Overrides whose parameters have wider types than those of the overridden method: a superclass, or an optional.
extension ConsultedClosure {
  /// Returns what must hold of an override's arguments for the closure to be called with them, as conditions after
  /// `if`: `let item = item as? Book` where the closure takes a `Book` and the override any `Item`.
  ///
  /// The value is `nil` if there is no such condition, or if the result cannot be cast: a function or a tuple cannot be
  /// cast to one of other types.
  func conditions(for planned: PlannedStub, of type: TypeID, index: TypeIndex) -> [String]? {
    let (scope, other) = (index.types[type].scope, index.types[self.type].scope)
    func isCastable(_ own: TypeRef, _ inherited: TypeRef) -> Bool {
      mentionsParameter(inherited, index: index) || !index.haveOtherParts(own, scope, inherited, other)
    }
    guard isCastable(planned.closure.result, closure.result) else { return nil }
    guard let signature, let own = planned.signature else { return [] }
    var conditions: [String] = []
    for (position, (wide, narrow)) in zip(own.parameters, signature.parameters).enumerated() {
      guard isCastable(wide.type, narrow.type) else { return nil }
      var (taken, takenScope, stored) = (narrow.type, other, closure.parameters[position].type.stored)
      if mentionsParameter(taken, index: index) {
        guard let arguments = index.genericArguments(of: self.type, in: type) else { return nil }
        (taken, takenScope, stored) = (taken.substituting(arguments), scope, stored.substituting(arguments))
      }
      guard index.isWider(wide.type, scope, than: taken, takenScope) else { continue }
      guard planned.candidate.member.node.kind == .functionDecl, let name = wide.name else { return nil }
      let isSame = wide.type.wrapped?.bare == taken.bare
      conditions.append(isSame ? "let \(name)" : "let \(name) = \(name) as? \(stored)")
    }
    return conditions
  }

  /// Whether a type mentions a generic parameter of the class that declares the closure, which a subclass cannot name.
  private func mentionsParameter(_ type: TypeRef, index: TypeIndex) -> Bool {
    let names = index.types[self.type].genericParameters.map(\.name)
    return type.contains { $0.simpleName.map(names.contains) ?? false }
  }
}

extension TypeIndex {
  /// Whether a type, as written in one scope, has more values than another type, as written in another scope.
  fileprivate func isWider(_ wide: TypeRef, _ scope: Scope, than narrow: TypeRef, _ other: Scope) -> Bool {
    if wide == narrow { return false }
    let meant = unaliased(narrow, from: other)
    // An alias of unclear meaning may be that of an optional.
    let isAlias = meaning(of: meant, from: other).isEmpty && aliases.contains(meant.description)
    if wide.isOptional, !meant.isOptional { return !isAlias }
    let above = meaning(of: (wide.wrapped ?? wide).bare, from: scope)
    let below = meaning(of: (narrow.wrapped ?? narrow).bare, from: other)
    return !above.isEmpty && !below.isEmpty && Set(above).isDisjoint(with: below)
  }

  /// Whether two types, perhaps optional, are both functions or both tuples, but have different parts.
  ///
  /// - Parameter depth: The number of types around them; an alias may lead back to itself.
  fileprivate func haveOtherParts(
    _ type: TypeRef, _ scope: Scope, _ otherType: TypeRef, _ otherScope: Scope, depth: Int = 0
  ) -> Bool {
    guard depth < TypeAliases.depthLimit,
      canonical(type, from: scope) != canonical(otherType, from: otherScope)
    else { return false }
    let (type, otherType) = (type.wrapped ?? type, otherType.wrapped ?? otherType)
    func areOther(_ pairs: some Sequence<(TypeRef, TypeRef)>) -> Bool {
      pairs.contains { !mayBeSame($0, scope, $1, otherScope, depth: depth + 1) }
    }
    switch (unaliased(type, from: scope), unaliased(otherType, from: otherScope)) {
    case (.function(let function), .function(let other)):
      let types = zip(function.parameters.map(\.type), other.parameters.map(\.type))
      return type.attributesOfFunction != otherType.attributesOfFunction
        || function.parameters.count != other.parameters.count || function.isAsync != other.isAsync
        || function.throwing != other.throwing || areOther(types)
        || areOther(CollectionOfOne((function.result, other.result)))
    case (.tuple(let elements), .tuple(let others)):
      return elements.count != others.count || areOther(zip(elements.map(\.type), others.map(\.type)))
    default: return false
    }
  }

  /// Whether two types are spelled in the same way, or may mean the same type.
  private func mayBeSame(
    _ type: TypeRef, _ scope: Scope, _ otherType: TypeRef, _ otherScope: Scope, depth: Int
  ) -> Bool {
    let (bare, other) = (unaliased(type, from: scope), unaliased(otherType, from: otherScope))
    switch (bare, other) {
    case (.function, .function), (.tuple, .tuple):
      return !haveOtherParts(type, scope, otherType, otherScope, depth: depth)
    default:
      if bare == other { return true }
      guard bare.isOptional == other.isOptional else { return false }
      let meant = meaning(of: bare.wrapped ?? bare, from: scope)
      return !Set(meant).isDisjoint(with: meaning(of: other.wrapped ?? other, from: otherScope))
    }
  }
}

extension TypeRef {
  /// The attributes of a function type that are part of the type: `@Sendable`, `@MainActor`, but not `@escaping`.
  fileprivate var attributesOfFunction: Set<Modifier> {
    Set(modifiers.filter { $0.isAttribute && $0 != .escaping && $0 != .autoclosure })
  }
}
