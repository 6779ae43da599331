import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The names of the structs of which some code asks where a property is stored, which only a stored one has an answer
  /// to: `MemoryLayout<T>.offset(of: \.x)`.
  var offsetUses: [(name: String, offset: Int)] {
    nodes(ofKind: .argument).flatMap { argument -> [(name: String, offset: Int)] in
      guard text(ofToken: argument.tokenRange.lowerBound) == "of",
        let callee = argument.parent?.children.first, callee.kind == .memberAccessExpr,
        let name = callee.ownTokens.last, text(ofToken: name) == "offset"
      else { return [] }
      return (callee.namesOfTypes + argument.namesInKeyPath).map { ($0, argument.range.lowerBound) }
    }
  }
}
