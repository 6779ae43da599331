import StubbleSyntax

extension ConditionText {
  /// Whether a text is a condition of `#if` that the compiler accepts.
  static func isCondition(_ text: String) -> Bool {
    let tree = SyntaxTree(parsing: Array("#if \(text)\n#endif\n".utf8))
    guard tree.errors.isEmpty, let clause = tree.nodes(ofKind: .ifConfigClause).first,
      let condition = clause.firstChild(where: \.isExpression)
    else { return false }
    return condition.spelling == text && condition.isCondition
  }

  /// The functions whose argument is a name.
  fileprivate static let functionsOfNames: Set<String> = [
    "os", "arch", "targetEnvironment", "hasFeature", "hasAttribute", "objectFormat", "_endian", "_runtime",
    "_pointerBitWidth", "_hasAtomicBitWidth", "_ptrauth",
  ]

  /// The functions whose argument is a comparison with a version.
  fileprivate static let functionsOfVersions: Set<String> = ["swift", "compiler", "_compiler_version"]
}

extension SyntaxNode {
  fileprivate var isCondition: Bool {
    switch kind {
    case .conditionName: isPlainName
    case .literalExpr: ["true", "false"].contains(spelling)
    case .prefixOperatorExpr: operand(of: ["!"])?.isCondition ?? false
    case .tupleExpr: onlyArgument?.isCondition ?? false
    case .sequenceExpr: children.enumerated().allSatisfy { $1.isPartOfCondition(at: $0) }
    case .callExpr: isCallInCondition
    default: false
    }
  }

  /// Whether the node can have its place in a sequence, in which operands and operators alternate.
  private func isPartOfCondition(at position: Int) -> Bool {
    position.isMultiple(of: 2) ? isCondition : kind == .binaryOperatorExpr && ["&&", "||"].contains(spelling)
  }

  private var isCallInCondition: Bool {
    guard let name = children.first?.spelling else { return false }
    if name == "canImport" { return importsModule }
    guard let argument = onlyArgument else { return false }
    if ConditionText.functionsOfVersions.contains(name) {
      return argument.operand(of: [">=", "<"])?.isVersion ?? false
    }
    return ConditionText.functionsOfNames.contains(name) && argument.isPlainName
  }

  /// Whether the arguments are those of `canImport(Module.Submodule, _version: 1.2)`.
  private var importsModule: Bool {
    let arguments = children(.argument)
    guard let module = arguments.first, module.argumentLabel == nil, arguments.count <= 2 else {
      return false
    }
    return module.content?.isPath ?? false
      && arguments.dropFirst().allSatisfy { version in
        ["_version", "_underlyingVersion"].contains(version.argumentLabel)
          && version.content?.isVersion ?? false
      }
  }

  /// The argument of a call or the element of a tuple, if there is only one and it has no label.
  private var onlyArgument: SyntaxNode? {
    let arguments = children(.argument)
    return arguments.count == 1 && arguments[0].argumentLabel == nil ? arguments[0].content : nil
  }

  /// Returns the operand of a prefix operator; `nil` if the operator is none of those.
  private func operand(of operators: Set<String>) -> SyntaxNode? {
    guard kind == .prefixOperatorExpr, let first = tokenRange.first,
      operators.contains(tree.text(ofToken: first))
    else { return nil }
    return children.first
  }

  /// Whether an expression is a name and nothing else.
  private var isPlainName: Bool {
    kind == .conditionName && tokenRange.count == 1
      && tree.tokens[tokenRange.lowerBound].kind.isIdentifierLike
  }

  /// Whether an expression consists of names with periods between them.
  private var isPath: Bool {
    isPlainName || kind == .memberAccessExpr && (children.first?.isPath ?? false)
  }

  /// Whether an expression consists of numbers with periods between them.
  private var isVersion: Bool {
    spelling.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) }
    }
  }
}
