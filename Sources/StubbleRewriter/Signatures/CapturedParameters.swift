import StubbleSemantics
import StubbleSyntax

extension ClosureSignature {
  /// Passes copies of `consuming` parameters that closures or local functions in a function's body capture: a captured
  /// parameter cannot be consumed.
  ///
  /// - Parameter isBodyMoved: Whether the whole body moves into a local function.
  /// - Throws: An `Ineligibility` if a parameter is captured because the body moves, which may consume it.
  mutating func copyCaptured(
    in function: FunctionDecl, of candidate: Candidate, isBodyMoved: Bool, index: TypeIndex
  ) throws(Ineligibility) {
    let isConsuming = parameters.map { $0.type.modifiers.contains(.consuming) }
    guard isConsuming.contains(true), let body = function.body else { return }
    let captured = isBodyMoved ? body.usedNames : body.capturedNames
    for (position, parameter) in function.parameters.enumerated()
    where position < parameters.count && isConsuming[position]
      && captured.contains(parameters[position].name.unquoted)
    {
      if isBodyMoved {
        throw Ineligibility(
          parameter.node.range,
          "a body with a result builder moves into a local function, which cannot consume this parameter",
          notes: ["borrow the parameter"])
      }
      guard let written = parameter.type, !index.mayBeNoncopyable(written, in: candidate.type) else {
        continue
      }
      parameters[position].isCopied = true
    }
  }
}

extension SyntaxNode {
  /// The names that are captured by what is inside the node.
  fileprivate var capturedNames: Set<String> {
    var names: Set<String> = []
    for node in descendants where node.capturesValues { names.formUnion(node.usedNames) }
    return names
  }

  /// Whether what is inside the node runs at another time than the code around it.
  private var capturesValues: Bool {
    switch kind {
    case .closureExpr, .functionDecl, .accessorBlock, .macroExpansionExpr: true
    case .variableDecl: hasModifier(.async) || hasModifier(.lazy)
    default: false
    }
  }

  /// The names that expressions inside the node begin with.
  fileprivate var usedNames: Set<String> {
    Set(
      descendants.filter { $0.kind == .identifierExpr }.compactMap { node in
        node.tokenRange.first.map(tree.name(ofToken:))
      })
  }
}
