import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// Whether the function around it assigns to what a subscript gives, as to an element of a buffer.
  var isWhereElementsAreAssigned: Bool {
    let function = ancestors.first { FunctionDecl($0) != nil }
    return function?.descendants.contains { node in
      guard node.kind == .assignmentExpr else { return false }
      return node.parent?.children.first { $0.kind == .subscriptExpr } != nil
    } ?? false
  }
}
