import StubbleSemantics
import StubbleSyntax

/// An override may take more than the method that it overrides: a superclass, or an optional.
extension ConsultedClosure {
  /// What must hold of an override's arguments for the closure to be called with them, as conditions after `if`. Nil if
  /// that cannot be written.
  func conditions(for planned: PlannedStub, of type: TypeID, index: TypeIndex) -> [String]? {
    guard let function, let own = FunctionDecl(planned.candidate.member.node) else { return [] }
    var conditions: [String] = []
    for (place, (wide, narrow)) in zip(own.parameters, function.parameters).enumerated() {
      guard let wideType = wide.type, let narrowType = narrow.type,
        Self.isWider(wideType, index.types[type].scope, than: narrowType, index.types[self.type].scope, index)
      else { continue }
      guard planned.candidate.member.node.kind == .functionDecl, let token = wide.internalName,
        !mentionsParameter(narrowType, index: index)
      else { return nil }
      let name = own.node.tree.text(ofToken: token)
      guard name != "_" else { return nil }
      let isSame = wideType.wrappedType?.spelling == narrowType.spelling
      let narrowed = ClosureSignature.stored(signature.parameters[place])
      conditions.append(isSame ? "let \(name)" : "let \(name) = \(name) as? \(narrowed)")
    }
    return conditions
  }

  /// A type mentions a generic parameter of the type that declares the closure, which its subclasses do not have.
  private func mentionsParameter(_ type: SyntaxNode, index: TypeIndex) -> Bool {
    let names = index.types[self.type].requirements.map(\.name)
    return ([type] + Array(type.descendants)).contains {
      $0.kind == .identifierType && names.contains(TypeDecl.dottedName($0))
    }
  }

  private static func isWider(
    _ wide: SyntaxNode, _ scope: Scope, than narrow: SyntaxNode, _ other: Scope, _ index: TypeIndex
  ) -> Bool {
    if wide.spelling == narrow.spelling { return false }
    let isAlias = index.meaning(of: narrow, from: other).isEmpty && index.aliases[narrow.spelling] != nil
    if wide.isOptional, !narrow.isOptional { return !isAlias }
    guard let wide = wide.wrappedType ?? wide.namedType, let narrow = narrow.wrappedType ?? narrow.namedType
    else { return false }
    let (above, below) = (index.meaning(of: wide, from: scope), index.meaning(of: narrow, from: other))
    return !above.isEmpty && !below.isEmpty && Set(above).isDisjoint(with: below)
  }
}

extension SyntaxNode {
  /// What an optional is one of.
  fileprivate var wrappedType: SyntaxNode? {
    let bare = bareType
    if let argument = bare.optionalArgument { return argument }
    let isSugar = bare.kind == .optionalType || bare.kind == .implicitlyUnwrappedOptionalType
    return isSugar ? bare.children.first : nil
  }

  /// The type, if it is one by name.
  fileprivate var namedType: SyntaxNode? {
    let bare = bareType
    return bare.kind == .identifierType || bare.kind == .memberType ? bare : nil
  }
}
