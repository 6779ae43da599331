import StubbleSemantics
import StubbleSyntax

extension TypeModel {
  /// Why the values of the type can hold no closures, if they cannot be copied or cannot escape.
  func reasonAgainstClosures(_ facts: TypeFacts) -> String? {
    if facts.isNonescapable { return "its values cannot escape" }
    guard facts.isNoncopyable else { return nil }
    if members.contains(where: { $0.node.descendants.contains { $0.kind == .discardStmt } }) {
      return "'discard self' does not allow for closures in the type"
    }
    let initializers = members.filter { $0.node.kind == .initializerDecl }
    if initializers.contains(where: { $0.node.assignsSelf }) {
      return "an initialiser assigns 'self' as a whole, which does not allow for closures in the type"
    }
    if initializers.contains(where: { $0.node.failsOutright }) {
      return "an initialiser may fail before it has made the value, which does not allow for closures in it"
    }
    return nil
  }
}

extension SyntaxNode {
  /// Somewhere in a declaration is `self = …`.
  fileprivate var assignsSelf: Bool {
    descendants.contains { node in
      node.kind == .identifierExpr && node.firstTokenKind == .self
        && tree.tokens[node.tokenRange.upperBound].kind == .equal
    }
  }

  /// An initialiser throws or returns nil, and does not leave it to another to make the value.
  fileprivate var failsOutright: Bool {
    let isFailable = token(.postfixQuestion) != nil || token(.infixQuestion) != nil
    guard isFailable || FunctionDecl(self)?.effects.isThrowing == true else { return false }
    return !delegates
  }
}
