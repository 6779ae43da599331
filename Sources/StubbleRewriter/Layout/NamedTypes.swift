import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// Whether it is `MemoryLayout<T>.size` or another such number.
  var isOfLayout: Bool { children.first.map { !MemoryNames.standard.measured(by: $0).isEmpty } ?? false }

  /// The names of the types in a key path, and of its properties.
  var namesInKeyPath: [String] {
    names(in: [.identifierType, .memberType, .identifierExpr, .keyPathComponent])
  }

  /// The names of the types that are written inside: for `Self`, that of the type around.
  var namesOfTypes: [String] { names(in: NodeKind.namedTypes) }

  /// The names of the types of what a value of the written type contains. Functions and metatypes contain no
  /// values of the types in theirs, and arrays and dictionaries keep their elements elsewhere.
  var namesOfContainedTypes: [String] { nodesOfContainedTypes.flatMap { $0.name(in: NodeKind.namedTypes) } }

  private var nodesOfContainedTypes: [SyntaxNode] {
    containsNoValues ? [] : [self] + children.flatMap(\.nodesOfContainedTypes)
  }

  /// Whether it is a type whose values contain none of the types that it names.
  var containsNoValues: Bool {
    switch kind {
    case .functionType, .metatypeType, .arrayType, .dictionaryType: true
    default: false
    }
  }

  /// The names of the types that are written inside, without those in metatypes, whose values say nothing of the layout
  /// of instances.
  var namesOfValueTypes: [String] {
    switch kind {
    case .metatypeType: []
    case .identifierType, .memberType: namesOfTypes
    default: children.flatMap(\.namesOfValueTypes)
    }
  }

  /// The names of all types in the types of arrays' elements, and in generic arguments.
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
      children.flatMap { $0.kind.isType ? $0.namesOfValueTypes : $0.namesOfMadeTypes }
    case .tupleExpr: children(.argument).compactMap(\.content).flatMap(\.namesOfMadeTypes)
    default: []
    }
  }

  /// The names of the types of the elements, if an initial value is an array: `[T(…)]`, `xs.map { T($0) }`,
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

  /// Whether a callee is an array's type: `[T]`, `Array`, `Array<T>`.
  private var isArrayType: Bool {
    let names = ["Array", "ContiguousArray"]
    return kind == .arrayExpr || names.contains(tree.name(ofToken: tokenRange.lowerBound))
  }

  /// The last names of the nodes of some kinds, this one and those inside.
  fileprivate func names(in kinds: [NodeKind]) -> [String] { allNodes.flatMap { $0.name(in: kinds) } }

  /// The last name of the node itself; empty if it is not of these kinds, or that of an associated type.
  private func name(in kinds: [NodeKind]) -> [String] {
    let token = ownTokens.last { tree.tokens[$0].kind.isIdentifierLike || tree.tokens[$0].kind == .Self }
    guard kinds.contains(kind), let token, !isMemberOfGenericParameter else { return [] }
    return tree.tokens[token].kind == .Self
      ? [SelfContext(of: self).owner].compactMap(\.self) : [tree.name(ofToken: token)]
  }
}

extension SyntaxNode {
  /// The names of the generic parameters of the functions and the types around. They hide the types of the same name.
  var genericNamesAround: Set<String> {
    ancestors.filter(\.kind.isDeclaration).reduce(into: []) { $0.formUnion($1.genericParameterNames) }
  }

  /// The generic parameters of the functions and the types around whose associated types are named inside.
  var parametersWithNamedMembers: Set<String> {
    Set(allNodes.filter(\.isMemberOfGenericParameter).map { tree.name(ofToken: $0.tokenRange.lowerBound) })
  }

  /// Whether it is a member of a generic parameter, `T.Element`: an associated type of what the parameter is given.
  var isMemberOfGenericParameter: Bool {
    (kind == .memberType || kind == .memberAccessExpr) && baseOfMetatype == nil
      && genericNamesAround.contains(tree.name(ofToken: tokenRange.lowerBound))
  }
}

extension TypeIndex {
  /// Returns the names in the types of arrays' elements, and in generic arguments, that aliases with a name mean, directly or
  /// by further aliases.
  func namesOfElements(ofAlias name: String) -> [String] {
    var found: [String] = []
    var pending = [name]
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      for meant in aliases.all(named: name).map(\.value) {
        found += meant.namesOfElementTypes
        pending += [meant.lastNameOfType].compactMap(\.self)
      }
    }
    return found
  }
}

extension NodeKind {
  fileprivate static let namedTypes: [NodeKind] = [.identifierType, .memberType]
}

extension PatternBinding {
  /// The names of the types of what the variable contains, by its type or else by what makes its initial value.
  var namesOfContainedTypes: [String] {
    if let type { return type.namesOfContainedTypes }
    let value = initializer?.content
    return value?.children.first?.kind == .arrayExpr ? [] : value?.namesOfMadeTypes ?? []
  }
}
