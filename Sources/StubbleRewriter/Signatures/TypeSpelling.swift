import StubbleSyntax

/// Spells the types of a declaration as a closure's type needs them.
struct TypeSpelling: Sendable {
  /// What stands for `Self`: the name of the class or actor. Nil where `Self` itself may stand.
  var selfName: String?

  /// A type's text on one line: `Self` and `some P` replaced, `T!` as `T?`.
  func text(of type: SyntaxNode) -> String {
    switch type.kind {
    case .identifierType where selfName != nil && type.spelling == "Self":
      return selfName ?? "Self"
    case .implicitlyUnwrappedOptionalType:
      return type.children.first.map { text(of: $0) + "?" } ?? type.spelling
    case .metatypeType:
      let base = type.children.first?.bareType
      guard let base, base.kind == .someOrAnyType, base.firstTokenKind == .some else {
        return elements(of: type, from: 0)
      }
      return TypeSpelling.metatype(of: text(of: base))
    case .someOrAnyType:
      return "any" + elements(of: type, from: 1)
    default:
      return elements(of: type, from: 0)
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
  func optional(of type: SyntaxNode) -> String {
    let text = text(of: type)
    return TypeSpelling.needsParentheses(type) ? "(\(text))?" : text + "?"
  }

  /// The type of the types that conform: `any P.Type`.
  static func metatype(of existential: String) -> String {
    existential.contains("&") ? "any (\(existential.dropFirst(4))).Type" : existential + ".Type"
  }

  /// Types that bind weaker than a postfix.
  static func needsParentheses(_ type: SyntaxNode) -> Bool {
    switch type.kind {
    case .functionType, .someOrAnyType, .compositionType, .attributedType, .packElementType, .suppressedType:
      true
    default: false
    }
  }
}

extension SyntaxNode {
  /// A type without `@attributes`, specifiers and superfluous parentheses.
  var bareType: SyntaxNode {
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

  /// The type is `Void` in one of its spellings.
  var isVoid: Bool {
    let bare = bareType
    if bare.kind == .tupleType { return bare.children(.tupleTypeElement).isEmpty }
    return bare.spelling == "Void" || bare.spelling == "Swift.Void"
  }

  /// The type is `Never`.
  var isNever: Bool { bareType.spelling == "Never" || bareType.spelling == "Swift.Never" }

  /// The type is optional as it is written: `T?`, `T!`, `Optional<T>`.
  var isOptional: Bool {
    let bare = bareType
    if bare.kind == .optionalType || bare.kind == .implicitlyUnwrappedOptionalType { return true }
    return bare.kind == .identifierType && bare.spelling.hasPrefix("Optional<")
  }

  /// The type, or a type inside it, is of a kind.
  func containsType(_ kind: NodeKind) -> Bool {
    self.kind == kind || descendants.contains { $0.kind == kind }
  }

  /// A `some` type stands in it.
  var containsOpaqueType: Bool {
    (kind == .someOrAnyType && firstTokenKind == .some)
      || descendants.contains { $0.kind == .someOrAnyType && $0.firstTokenKind == .some }
  }
}
