import StubbleSemantics
import StubbleSyntax

/// An override may take more than the method that it overrides: a superclass, or an optional.
extension ConsultedClosure {
  /// What must hold of an override's arguments for the closure to be called with them, as conditions after `if`. Nil if
  /// that cannot be written.
  func conditions(for planned: PlannedStub, of type: TypeID, index: TypeIndex) -> [String]? {
    guard let signature, let own = planned.signature else { return [] }
    var conditions: [String] = []
    for (place, (wide, narrow)) in zip(own.parameters, signature.parameters).enumerated() {
      let (scope, other) = (index.types[type].scope, index.types[self.type].scope)
      guard index.isWider(wide.type, scope, than: narrow.type, other) else { continue }
      guard planned.candidate.member.node.kind == .functionDecl, let name = wide.name,
        !mentionsParameter(narrow.type, index: index)
      else { return nil }
      let isSame = wide.type.wrapped == narrow.type
      let narrowed = closure.parameters[place].type.stored
      conditions.append(isSame ? "let \(name)" : "let \(name) = \(name) as? \(narrowed)")
    }
    return conditions
  }

  /// A type mentions a generic parameter of the type that declares the closure, which its subclasses do not have.
  private func mentionsParameter(_ type: TypeRef, index: TypeIndex) -> Bool {
    let names = index.types[self.type].requirements.map(\.name)
    return type.contains { $0.simpleName.map(names.contains) ?? false }
  }
}

extension TypeIndex {
  /// A type, written in a scope, takes more values than another.
  fileprivate func isWider(_ wide: TypeRef, _ scope: Scope, than narrow: TypeRef, _ other: Scope) -> Bool {
    if wide == narrow { return false }
    let isAlias = meaning(of: narrow, from: other).isEmpty && aliases[narrow.description] != nil
    if wide.isOptional, !narrow.isOptional { return !isAlias }
    let above = meaning(of: (wide.wrapped ?? wide).bare, from: scope)
    let below = meaning(of: (narrow.wrapped ?? narrow).bare, from: other)
    return !above.isEmpty && !below.isEmpty && Set(above).isDisjoint(with: below)
  }
}
