package import StubbleSyntax

/// Expressions that name a type.
package enum TypeExpression {
  /// The type that an expression names: `Set<String>`, `Outer.Inner`, `[String: Int]`.
  package static func text(
    of expression: SyntaxNode, spelling: TypeSpelling = TypeSpelling(isOfDeclaration: true)
  )
    -> String?
  {
    switch expression.kind {
    case .identifierExpr:
      let name = expression.spelling
      return name.first { $0 != "_" }?.isUppercase == true && name != "Self" ? name : nil
    case .memberAccessExpr:
      guard let base = expression.children.first, let outer = text(of: base, spelling: spelling) else {
        return nil
      }
      let name = expression.tree.text(ofToken: expression.tokenRange.upperBound - 1)
      return name.first?.isUppercase == true ? outer + "." + name : nil
    case .genericSpecializationExpr:
      guard let base = expression.children.first, let name = text(of: base, spelling: spelling),
        let arguments = expression.child(.genericArgumentClause)
      else { return nil }
      return spelling.sugar(name, clause: arguments) ?? name + spelling.text(of: arguments)
    case .arrayExpr:
      let elements = Array(expression.children)
      return elements.count == 1 ? text(of: elements[0], spelling: spelling).map { "[\($0)]" } : nil
    case .dictionaryExpr:
      let elements = expression.children(.dictionaryElement).flatMap { Array($0.children) }
      guard elements.count == 2, let key = text(of: elements[0], spelling: spelling),
        let value = text(of: elements[1], spelling: spelling)
      else {
        return nil
      }
      return "[\(key): \(value)]"
    case .tupleExpr:
      let elements = expression.children(.argument)
      let types = elements.compactMap { element in
        element.token(.colon) == nil ? element.content.flatMap { text(of: $0, spelling: spelling) } : nil
      }
      return types.count == elements.count && types.count > 1 ? "(\(types.joined(separator: ", ")))" : nil
    case .optionalChainingExpr:
      return expression.children.first.flatMap { text(of: $0, spelling: spelling) }.map { $0 + "?" }
    case .typeExpr:
      return spelling.text(of: expression)
    default:
      return nil
    }
  }
}
