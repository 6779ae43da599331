package import StubbleSyntax

/// Spells the types of a declaration as generated code needs them: on one line, and with sugar where a formatter would
/// put it, which must not take generated text for edited.
package struct TypeSpelling: Sendable {
  /// The type in place of `Self`: the name of the class or actor. Nil where `Self` itself may be.
  package var selfName: String?
  /// The type is one of a declaration, in which `T!` and `some P` may be; a closure's has `T?` and `any P`.
  var isOfDeclaration = false
  /// Names of the standard library that mean something else somewhere in the visible files.
  package var hidden: Set<String> = []

  package init(selfName: String? = nil, isOfDeclaration: Bool = false, hidden: Set<String> = []) {
    self.selfName = selfName
    self.isOfDeclaration = isOfDeclaration
    self.hidden = hidden
  }

  /// The same, but for a place in which `Self` may be.
  package var withSelf: TypeSpelling { TypeSpelling(isOfDeclaration: isOfDeclaration, hidden: hidden) }

  /// A name of the standard library, with the module's in front where it may mean something else.
  package func standard(_ name: String) -> String { hidden.contains(name) ? "Swift." + name : name }

  /// What is before the names of the standard library where code that is not visible may hide them: its module's name,
  /// unless a type hides that.
  package var standardPrefix: String { hidden.contains("Swift") ? "" : "Swift." }

  /// The type of that name.
  package func standardType(_ name: String) -> TypeRef {
    hidden.contains(name) ? TypeRef(path: standard(name)) : .named(name)
  }

  /// A type as a node spells it.
  package func type(_ node: SyntaxNode) -> TypeRef { spelled(TypeRef(node)) }

  /// A type in the spelling of generated code.
  package func spelled(_ type: TypeRef) -> TypeRef {
    switch type {
    case .named(let name):
      if type == .named("Self"), let selfName { return TypeRef(path: selfName) }
      return sugar(name) ?? unsugared(type)
    case .implicitlyUnwrapped(let wrapped) where !isOfDeclaration: return .optional(spelled(wrapped))
    case .some(let constraint) where !isOfDeclaration: return .any(spelled(constraint))
    case .metatype(let base) where !isOfDeclaration:
      guard case .some(let constraint) = base.bare else { return type.mapParts(spelled) }
      return .any(.metatype(spelled(constraint)))
    default: return type.mapParts(spelled)
    }
  }

  /// The same without sugar for the type itself: what a member belongs to has none, as in `Array<Int>.Index`.
  private func unsugared(_ type: TypeRef) -> TypeRef {
    guard case .named(let name) = type else { return type.mapParts(spelled) }
    return .named(
      TypeRef.Name(base: name.base.map(unsugared), name.name, arguments: name.arguments.map(spelled)))
  }

  /// `[T]`, `[K: V]` and `T?` for the generic types that they mean.
  private func sugar(_ name: TypeRef.Name) -> TypeRef? {
    guard name.base == .module("Swift") || name.base == nil && !hidden.contains(name.name) else { return nil }
    let arguments = name.arguments.map(spelled)
    switch (name.name, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    case ("Optional", 1): return .optional(arguments[0])
    default: return nil
    }
  }
}

extension SyntaxNode {
  /// A type without `@attributes`, specifiers and superfluous parentheses.
  package var bareType: SyntaxNode {
    if kind == .attributedType, let inner = children.last(where: { $0.kind.isType }) { return inner.bareType }
    if kind == .tupleType, let element = parenthesised { return element.bareType }
    return self
  }

  /// The one unlabelled element of a tuple type, which is that element.
  private var parenthesised: SyntaxNode? {
    let elements = children(.tupleTypeElement)
    guard elements.count == 1, let element = elements.first, element.token(.colon) == nil,
      element.token(.ellipsis) == nil
    else { return nil }
    return element.content
  }

  /// The type is `Never`.
  var isNever: Bool { bareType.isStandardType("Never") }

  /// The type is one of the standard library that has no generic arguments, as it is written.
  func isStandardType(_ name: String) -> Bool {
    let spelling = self.spelling
    return spelling == name || spelling == "Swift." + name || spelling == "Swift::" + name
  }

  /// The type, or a type inside it, is of a kind.
  package func containsType(_ kind: NodeKind) -> Bool {
    self.kind == kind || descendants.contains { $0.kind == kind }
  }

  /// A `some` type is in it.
  package var containsOpaqueType: Bool {
    (kind == .someOrAnyType && firstTokenKind == .some)
      || descendants.contains { $0.kind == .someOrAnyType && $0.firstTokenKind == .some }
  }
}
