import StubbleSemantics
import StubbleSyntax

extension ClosureSignature {
  /// Passes copies of `consuming` parameters that closures or local functions in a function's body capture: a captured
  /// parameter cannot be consumed.
  mutating func copyCaptured(in function: FunctionDecl, of type: TypeID?, index: TypeIndex) {
    let isConsuming = parameters.map { $0.type.modifiers.contains(.consuming) }
    guard isConsuming.contains(true), let captured = function.body?.namesInFunctions else { return }
    for (place, parameter) in function.parameters.enumerated()
    where place < parameters.count && isConsuming[place] && captured.contains(parameters[place].name.unquoted)
    {
      guard let written = parameter.type, !index.mayBeNoncopyable(written, in: type) else { continue }
      parameters[place].isCopied = true
    }
  }
}

extension SyntaxNode {
  /// The names that closures and functions inside the node use.
  fileprivate var namesInFunctions: Set<String> {
    var names: Set<String> = []
    for function in descendants where function.kind == .closureExpr || function.kind == .functionDecl {
      for node in function.descendants where node.kind == .identifierExpr {
        if let token = node.tokenRange.first { names.insert(tree.name(ofToken: token)) }
      }
    }
    return names
  }
}
