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
    let types = Set(names.filter { $0.first?.isUppercase == true })
    return types.isEmpty ? nil : .property(name: label, types: types)
  }
}
