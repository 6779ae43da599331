import StubbleSemantics
import StubbleSyntax

/// What says of which type the result of a generic function is, if the arguments of the call do not.
enum ExpectedType {
  /// A type that is written: `Header` in `let header: Header = try read()`.
  case written(SyntaxNode)
  /// The variable that gets the value: `header` in `header = read()`.
  case variable(SyntaxNode)
  /// The property that an initializer of one of the types sets: `size` in `Header(size: read())`.
  case property(name: String, types: Set<String>)
}

extension SyntaxNode {
  /// What the code around an expression says of its type; `nil` if that is nothing.
  var expectedType: ExpectedType? {
    guard let parent else { return nil }
    switch parent.kind {
    case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr, .ownershipExpr, .ternaryExpr, .arrayExpr:
      return parent.expectedType
    // What `map` returns is named like what its closure returns.
    case .closureExpr: return parent.parent?.kind == .callExpr ? parent.parent?.expectedType : nil
    case .sequenceExpr:
      if let cast = parent.child(.asExpr) { return cast.children.last.map(ExpectedType.written) }
      let isAssigned = parent.child(.assignmentExpr) != nil
      return isAssigned ? parent.children.first.map(ExpectedType.variable) : parent.expectedType
    case .initializerClause:
      let declaration = parent.parent
      let type = declaration.flatMap { PatternBinding($0)?.type ?? Parameter($0)?.type }
      return type.map(ExpectedType.written)
    case .returnStmt: return typeOfResult.map(ExpectedType.written)
    case .codeBlock, .accessorBlock:
      return parent.children.first?.endID == parent.endID ? typeOfResult.map(ExpectedType.written) : nil
    case .argument:
      return parent.parent?.kind == .tupleExpr ? parent.parent?.expectedType : parent.expectedProperty
    default: return nil
    }
  }

  /// The type of a collection that a call makes, if the code around it says that type itself, with the elements: `[S]` of
  /// `let all: [S] = .init(…)`, and of `self.all = .init(…)` in the type that declares `all`.
  var expectedCollection: SyntaxNode? {
    guard let parent else { return nil }
    var type: SyntaxNode?
    switch parent.kind {
    case .tryExpr, .awaitExpr, .unsafeExpr: return parent.expectedCollection
    case .sequenceExpr: type = parent.assignedProperty?.type
    case .initializerClause, .returnStmt, .codeBlock, .accessorBlock:
      if case .written(let written) = expectedType { type = written }
    default: break
    }
    return type.flatMap { $0.namesOfElementTypes.isEmpty ? nil : $0 }
  }

  /// The stored property to which `self.name = …` assigns, if the type around declares it.
  private var assignedProperty: PatternBinding? {
    let parts = Array(children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr, let property = parts.first,
      property.kind == .memberAccessExpr, property.children.first?.isSelf == true,
      let name = property.ownTokens.last.map(tree.name(ofToken:))
    else { return nil }
    let variables = enclosingType?.memberBlock?.children(.variableDecl).compactMap(VariableDecl.init) ?? []
    return variables.flatMap(\.bindings).first { $0.name == name }
  }

  /// The type of what a `return` here returns, if it is written.
  private var typeOfResult: SyntaxNode? {
    for node in ancestors {
      if node.kind == .closureExpr { return nil }
      if let function = FunctionDecl(node) { return function.returnType }
      if let binding = PatternBinding(node) { return binding.type }
    }
    return nil
  }

  /// The property that an argument of an initializer sets.
  private var expectedProperty: ExpectedType? {
    guard let label = argumentLabel, let call = parent else { return nil }
    let names = call.namesOfCallee.map { $0 == "init" ? SelfContext(of: self).owner ?? $0 : $0 }
    let types = Set(names.filter { $0.isWrittenLikeType })
    return types.isEmpty ? nil : .property(name: label, types: types)
  }
}
