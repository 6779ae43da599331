import StubbleSyntax

extension TypeIndex {
  /// Whether members of some extension belong to several types, because `#if` clauses declare these.
  package var hasAlternatives: Bool { !alternatives.isEmpty }

  /// Returns the types that a member of an extension belongs to, if `#if` clauses of a module declare several; otherwise
  /// none.
  package func alternatives(extendedBy member: Member) -> [TypeID] {
    alternatives[ObjectIdentifier(member)] ?? []
  }

  /// Returns whether types are declarations of one type in clauses of `#if`, all of one module.
  func areAlternatives(_ found: [TypeID]) -> Bool {
    guard found.count > 1 else { return false }
    let models = found.map { types[$0] }
    return models.allSatisfy {
      !$0.clauses.isEmpty && $0.scope.modules.intersects(models[0].scope.modules)
    }
  }

  /// Returns whether the type that a member's extension extends may be generic: one of its declarations is, or it has
  /// none that is visible.
  package func mayExtendGenericType(_ member: Member) -> Bool {
    let declarations = alternatives(extendedBy: member)
    return declarations.isEmpty
      ? mayBeGeneric(member.owner) : declarations.contains { facts(of: $0).isGeneric }
  }

  /// Returns whether the type that a member's extension extends is a class or an actor, or `nil` if its declaration is
  /// not visible.
  func extendsObjects(_ member: Member) -> Bool? {
    let kinds = alternatives(extendedBy: member).map { types[$0].kind }
    let known = kinds.isEmpty ? prelude.types(named: member.owner.name).map(\.model.kind) : kinds
    return known.isEmpty ? nil : known.contains { $0 == .class || $0 == .actor }
  }
}
