import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The classes whose objects keep the elements of a `ManagedBufferPointer`, with the offsets at which they are
  /// passed: `bufferClass: C.self`, or `self` in a static member. Such a class cannot have stored properties, which is
  /// checked at run time.
  var bufferClasses: [(name: String, offset: Int)] {
    nodes(ofKind: .argument).flatMap { argument -> [(name: String, offset: Int)] in
      guard argument.argumentLabel == "bufferClass", let value = argument.content else { return [] }
      let offset = argument.range.lowerBound
      let owner = value.mentionsSelf ? SelfContext(of: value).owner : nil
      return value.namedTypes.map { ($0, offset) } + (owner.map { [($0, offset)] } ?? [])
    }
  }
}

extension SyntaxNode {
  /// Whether an expression contains `self` or `Self`.
  fileprivate var mentionsSelf: Bool {
    allNodes.contains {
      $0.isSelf || $0.kind == .identifierExpr && $0.firstTokenKind == .Self
    }
  }
}
