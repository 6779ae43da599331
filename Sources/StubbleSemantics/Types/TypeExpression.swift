package import StubbleSyntax

/// Types that are named by expressions.
extension TypeRef {
  /// Creates the type that an expression names, `Set<String>`, `Outer.Inner` or `[String: Int]`, or `nil` if it names
  /// none, or one by `Self`.
  package init?(expression: SyntaxNode) { self.init(expression: expression, own: nil) }

  /// Creates the type that an expression names, or `nil` if it names none.
  ///
  /// - Parameter own: The type that `Self` means.
  package init?(expression: SyntaxNode, own: @autoclosure () -> TypeRef?) {
    guard let type = TypeRef.named(by: expression, own) else { return nil }
    self = type
  }

  private static func named(by expression: SyntaxNode, _ own: () -> TypeRef?) -> TypeRef? {
    switch expression.kind {
    case .identifierExpr:
      let module = expression.moduleSelector.map(expression.tree.text(ofToken:))
      let name = module.map { String(expression.spelling.dropFirst($0.count + 2)) } ?? expression.spelling
      guard name.unquoted.drop(while: { $0 == "_" }).isWrittenLikeType else { return nil }
      if name == "Self" { return own() }
      return .named(Name(base: module.map(TypeRef.module), name))
    case .memberAccessExpr: return member(named: expression, own)
    case .genericSpecializationExpr: return specialization(named: expression, own)
    case .arrayExpr:
      let elements = Array(expression.children)
      return elements.count == 1 ? named(by: elements[0], own).map { .array($0) } : nil
    case .dictionaryExpr:
      let elements = expression.children(.dictionaryElement).flatMap { Array($0.children) }
      guard elements.count == 2, let key = named(by: elements[0], own),
        let value = named(by: elements[1], own)
      else { return nil }
      return .dictionary(key: key, value: value)
    case .tupleExpr: return tuple(named: expression, own)
    case .sequenceExpr where expression.child(.arrowExpr) != nil: return TypeRef(text: expression.spelling)
    case .optionalChainingExpr:
      return expression.children.first.flatMap { named(by: $0, own) }.map { .optional($0) }
    case .typeExpr: return TypeRef(typeExpression: expression)
    default: return nil
    }
  }

  private static func member(named access: SyntaxNode, _ own: () -> TypeRef?) -> TypeRef? {
    guard let base = access.children.first.flatMap({ named(by: $0, own) }), access.moduleSelector == nil
    else { return nil }
    let name = access.tree.text(ofToken: access.tokenRange.upperBound - 1)
    return name.unquoted.isWrittenLikeType ? .named(Name(base: base, name)) : nil
  }

  private static func specialization(named expression: SyntaxNode, _ own: () -> TypeRef?) -> TypeRef? {
    guard case .named(var name)? = expression.children.first.flatMap({ named(by: $0, own) }),
      let clause = expression.child(.genericArgumentClause)
    else { return nil }
    let arguments = clause.children(.genericArgument).compactMap(\.content).map { TypeRef($0) }
    // `Set<_>` is `Set`, whose arguments follow from what it is given.
    name.arguments = arguments.allSatisfy { $0 == .placeholder } ? [] : arguments
    return .named(name)
  }

  private static func tuple(named expression: SyntaxNode, _ own: () -> TypeRef?) -> TypeRef? {
    let arguments = expression.children(.argument)
    let elements = arguments.compactMap { argument in
      argument.content.flatMap { named(by: $0, own) }.map { type in
        Element(label: argument.token(.colon).map { argument.tree.text(ofToken: $0 - 1) }, type)
      }
    }
    return elements.count == arguments.count && elements.count > 1 ? .tuple(elements) : nil
  }

  /// Creates the type of an expression that can only be a type, such as `any P`.
  private init(typeExpression: SyntaxNode) {
    let types = typeExpression.children.filter(\.kind.isType)
    self =
      types.count == 1 && types[0].tokenRange == typeExpression.tokenRange
      ? TypeRef(types[0]) : .other(typeExpression.spelling)
  }
}
