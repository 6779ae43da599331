import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// Whether it is `MemoryLayout<T>.size` or another such number.
  var isOfLayout: Bool { children.first.map { !$0.measuredNames.isEmpty } ?? false }

  /// The names of the types in a key path, and of its properties.
  var namesInKeyPath: [String] {
    names(in: [.identifierType, .memberType, .identifierExpr, .keyPathComponent])
  }

  /// The names of the types that are written inside: for `Self`, that of the type around.
  var namesOfTypes: [String] { names(in: [.identifierType, .memberType]) }

  /// The same in the types of arrays' elements, and in generic arguments.
  var namesOfElementTypes: [String] {
    allNodes.filter { $0.kind == .arrayType || $0.kind == .genericArgument }.flatMap(\.namesOfTypes)
  }

  /// The names in what a call calls, which may be those of the type that it makes a value of.
  var namesOfCallee: [String] {
    guard kind == .callExpr, let callee = children.first else { return [] }
    return callee.names(in: [.identifierExpr, .memberAccessExpr])
  }

  /// The names of the types of which an initial value may be: `T(…)!`, `try T(…)`, `x as! T`, `T(…) ?? y`.
  var namesOfMadeTypes: [String] {
    switch kind {
    case .callExpr: namesOfCallee
    case .typeExpr: namesOfTypes
    case .forceUnwrapExpr, .tryExpr, .awaitExpr, .unsafeExpr, .sequenceExpr, .asExpr, .ternaryExpr:
      children.flatMap { $0.kind.isType ? $0.namesOfTypes : $0.namesOfMadeTypes }
    case .tupleExpr: children(.argument).compactMap(\.content).flatMap(\.namesOfMadeTypes)
    default: []
    }
  }

  /// The names of the types of which the elements of an array may be that is an initial value: `[T(…)]`, `xs.map { T($0) }`,
  /// `[T](repeating: x, count: n)`, `Array(repeating: T(…), count: n)`.
  var namesOfMadeElements: [String] {
    switch kind {
    case .arrayExpr: return descendants.flatMap(\.namesOfCallee)
    case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr: return children.flatMap(\.namesOfMadeElements)
    case .callExpr:
      let makesArray = children.first?.isArrayType ?? false
      let given = children(.closureExpr) + (makesArray ? children(.argument) : [])
      return (makesArray ? namesOfCallee + namesOfTypes : [])
        + given.flatMap(\.allNodes).flatMap(\.namesOfCallee)
    default: return []
    }
  }

  /// What is called is an array's type: `[T]`, `Array`, `Array<T>`.
  private var isArrayType: Bool {
    let names = ["Array", "ContiguousArray"]
    return kind == .arrayExpr || names.contains(tree.name(ofToken: tokenRange.lowerBound))
  }

  /// The last names of the nodes of some kinds, this one and those inside.
  fileprivate func names(in kinds: [NodeKind]) -> [String] {
    allNodes.filter { kinds.contains($0.kind) }.compactMap { node in
      guard
        let token = node.ownTokens.last(where: {
          tree.tokens[$0].kind.isIdentifierLike || tree.tokens[$0].kind == .Self
        })
      else {
        return nil
      }
      return tree.tokens[token].kind == .Self ? SelfContext(of: node).owner : tree.name(ofToken: token)
    }
  }
}

extension PatternBinding {
  /// The names in the type of a variable, or else in what makes its initial value.
  var namesOfTypes: [String] {
    if let type { return type.namesOfTypes }
    return initializer?.content?.namesOfMadeTypes ?? []
  }
}
