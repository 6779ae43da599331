package import StubbleSyntax

/// Spells the types of a declaration as generated code needs them: on one line, and with sugar where a formatter would
/// put it, which must not take generated text for edited.
package struct TypeSpelling: Sendable {
  /// What stands for `Self`: the name of the class or actor. Nil where `Self` itself may stand.
  package var selfName: String?
  /// The type is one of a declaration, in which `T!` and `some P` may stand; a closure's has `T?` and `any P`.
  package var isOfDeclaration = false
  /// Names of the standard library that mean something else somewhere in the visible files.
  package var hidden: Set<String> = []

  package init(selfName: String? = nil, isOfDeclaration: Bool = false, hidden: Set<String> = []) {
    self.selfName = selfName
    self.isOfDeclaration = isOfDeclaration
    self.hidden = hidden
  }

  /// The same, but for a place in which `Self` may stand.
  package var withSelf: TypeSpelling { TypeSpelling(isOfDeclaration: isOfDeclaration, hidden: hidden) }

  /// A name of the standard library, with the module's in front where it may mean something else.
  package func standard(_ name: String) -> String { hidden.contains(name) ? "Swift." + name : name }

  /// A type's text.
  package func text(of type: SyntaxNode) -> String {
    switch type.kind {
    case .identifierType:
      if type.spelling == "Self", let selfName { return selfName }
      return sugar(for: type) ?? elements(of: type, from: 0)
    case .returnClause where type.content?.isEmptyTuple ?? false:
      return "-> Void"
    case .implicitlyUnwrappedOptionalType where !isOfDeclaration:
      return type.children.first.map { text(of: $0) + "?" } ?? type.spelling
    case .metatypeType:
      let base = type.children.first?.bareType
      guard let base, base.kind == .someOrAnyType, base.firstTokenKind == .some, !isOfDeclaration else {
        return elements(of: type, from: 0)
      }
      return TypeSpelling.metatype(of: text(of: base))
    case .someOrAnyType where !isOfDeclaration:
      return "any" + elements(of: type, from: 1)
    default:
      return elements(of: type, from: 0)
    }
  }

  private func sugar(for type: SyntaxNode) -> String? {
    guard type.parent?.kind != .memberType, let name = type.tokenRange.first.map(type.tree.name(ofToken:)),
      let clause = type.child(.genericArgumentClause)
    else { return nil }
    return sugar(name, clause: clause)
  }

  /// `[T]`, `[K: V]` and `T?` for the generic types that they stand for.
  package func sugar(_ name: String, clause: SyntaxNode) -> String? {
    guard !hidden.contains(name) else { return nil }
    let arguments = clause.children(.genericArgument).compactMap(\.content)
    switch (name, arguments.count) {
    case ("Array", 1): return "[\(text(of: arguments[0]))]"
    case ("Dictionary", 2): return "[\(text(of: arguments[0])): \(text(of: arguments[1]))]"
    case ("Optional", 1): return optional(of: arguments[0])
    default: return nil
    }
  }

  /// The node's tokens and children from the given token on, blanks where trivia stood.
  private func elements(of node: SyntaxNode, from skipped: Int) -> String {
    let tree = node.tree
    var text = ""
    var index = node.tokenRange.lowerBound + skipped
    var children = Array(node.children)[...]
    while index < node.tokenRange.upperBound {
      while let child = children.first, child.tokenRange.isEmpty { children.removeFirst() }
      if index > node.tokenRange.lowerBound, tree.tokens[index].start > tree.tokens[index - 1].end {
        text += " "
      }
      if let child = children.first, child.tokenRange.lowerBound == index {
        text += self.text(of: child)
        index = child.tokenRange.upperBound
        children.removeFirst()
      } else {
        text += tree.text(ofToken: index)
        index += 1
      }
    }
    return text
  }

  /// The type as an operand of `?`: parenthesised where that is needed.
  package func optional(of type: SyntaxNode) -> String {
    let text = text(of: type)
    return TypeSpelling.needsParentheses(type) ? "(\(text))?" : text + "?"
  }

  /// The type of the types that conform: `any P.Type`.
  package static func metatype(of existential: String) -> String {
    existential.contains("&") ? "any (\(existential.dropFirst(4))).Type" : existential + ".Type"
  }

  /// Types that bind weaker than a postfix.
  package static func needsParentheses(_ type: SyntaxNode) -> Bool {
    switch type.kind {
    case .functionType, .someOrAnyType, .compositionType, .attributedType, .packElementType, .suppressedType:
      true
    default: false
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

  /// `()`.
  package var isEmptyTuple: Bool { kind == .tupleType && children(.tupleTypeElement).isEmpty }

  /// The type is `Void` in one of its spellings.
  package var isVoid: Bool {
    let bare = bareType
    if bare.kind == .tupleType { return bare.isEmptyTuple }
    return bare.spelling == "Void" || bare.spelling == "Swift.Void"
  }

  /// The type is `Never`.
  package var isNever: Bool { bareType.spelling == "Never" || bareType.spelling == "Swift.Never" }

  /// The type is optional as it is written: `T?`, `T!`, `Optional<T>`.
  package var isOptional: Bool {
    let bare = bareType
    if bare.kind == .optionalType || bare.kind == .implicitlyUnwrappedOptionalType { return true }
    return bare.optionalArgument != nil
  }

  /// What `Optional<T>` is an optional of.
  package var optionalArgument: SyntaxNode? {
    guard kind == .identifierType, tokenRange.first.map(tree.name(ofToken:)) == "Optional" else { return nil }
    return child(.genericArgumentClause)?.child(.genericArgument)?.content
  }

  /// The type, or a type inside it, is of a kind.
  package func containsType(_ kind: NodeKind) -> Bool {
    self.kind == kind || descendants.contains { $0.kind == kind }
  }

  /// A `some` type stands in it.
  package var containsOpaqueType: Bool {
    (kind == .someOrAnyType && firstTokenKind == .some)
      || descendants.contains { $0.kind == .someOrAnyType && $0.firstTokenKind == .some }
  }
}
