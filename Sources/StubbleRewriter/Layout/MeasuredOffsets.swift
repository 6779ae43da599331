import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The names of the types for which code asks at which offset a property is stored, and of those properties, with the
  /// offsets of the code: `MemoryLayout<T>.offset(of: \.x)`. Only a stored property has such an offset.
  var offsetUses: [(name: String, offset: Int)] {
    nodes(ofKind: .argument).flatMap { argument -> [(name: String, offset: Int)] in
      guard argument.argumentLabel == "of",
        let callee = argument.parent?.children.first, callee.kind == .memberAccessExpr,
        callee.lastName == "offset"
      else { return [] }
      return (callee.namesOfTypes + argument.namesInKeyPath).map { ($0, argument.range.lowerBound) }
    }
  }
}
