package import StubbleSyntax

extension TypeIndex {
  /// To evaluate the initial value of a property twice, and to drop one of the two results, does nothing that a program
  /// could notice, as far as is visible.
  package func mayBeRepeated(_ value: SyntaxNode, in scope: Scope) -> Bool {
    var repeated = RepeatedValue(index: self)
    return repeated.isHarmless(value, in: scope)
  }
}

/// What evaluating an expression does.
private struct RepeatedValue {
  let index: TypeIndex
  /// The types whose initializers have been looked at.
  private var seen: Set<TypeID> = []

  init(index: TypeIndex) { self.index = index }

  mutating func isHarmless(_ node: SyntaxNode, in scope: Scope) -> Bool {
    switch node.kind {
    // What a closure does, it does when it is called.
    case .closureExpr: return true
    case .literalExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .dictionaryElement, .tupleExpr,
      .argument,
      .prefixOperatorExpr, .genericSpecializationExpr, .genericArgumentClause, .genericArgument,
      .sequenceExpr,
      .binaryOperatorExpr, .asExpr, .returnStmt:
      return areHarmless(node.children, in: scope)
    case .identifierExpr, .memberAccessExpr:
      return areHarmless(node.children, in: scope) && isHarmless(name: node)
    case .callExpr:
      guard let callee = node.children.first, let type = TypeRef(expression: callee) else { return false }
      return node.child(.closureExpr) == nil && makesQuietly(type, in: scope)
        && areHarmless(node.children, in: scope)
    default: return node.kind.isType
    }
  }

  private mutating func areHarmless(_ nodes: some Sequence<SyntaxNode>, in scope: Scope) -> Bool {
    for node in nodes where !isHarmless(node, in: scope) { return false }
    return true
  }

  /// No visible computed variable of a name does more than to make a value.
  private mutating func isHarmless(name node: SyntaxNode) -> Bool {
    guard let token = node.ownTokens.last else { return true }
    let name = node.tree.name(ofToken: token)
    for (type, place) in index.namedMembers.named(name)
    where !isHarmless(variable: index.types[type].members[place].node, in: index.types[type].scope) {
      return false
    }
    for member in index.globals[name]
    where !isHarmless(variable: member.node, in: Scope(modules: index.modules[member.file], path: "")) {
      return false
    }
    return true
  }

  private mutating func isHarmless(variable node: SyntaxNode, in scope: Scope) -> Bool {
    for block in VariableDecl(node)?.bindings.compactMap(\.accessorBlock) ?? [] {
      guard let getter = block.accessors.first(where: { $0.token(.get) != nil }) else {
        if block.accessors.isEmpty, !areHarmless(block.node.children, in: scope) { return false }
        continue
      }
      guard let body = getter.child(.codeBlock), areHarmless(body.children, in: scope) else { return false }
    }
    return true
  }

  // MARK: Types

  /// To make a value of a type does no more than to store what it is given, and nothing happens at its end.
  private mutating func makesQuietly(_ type: TypeRef, in scope: Scope) -> Bool {
    guard let head = type.head else { return true }
    let found = index.resolve(head, from: scope)
    if found.isEmpty { return !index.prelude.types(named: head).isEmpty }
    for type in found where !makesQuietly(type) { return false }
    return true
  }

  private mutating func makesQuietly(_ type: TypeID) -> Bool {
    guard seen.insert(type).inserted else { return true }
    if index.facts[type].hasUnknownAncestors { return false }
    for type in [type] + index.ancestors(of: type) {
      let model = index.types[type]
      for member in model.members where !isHarmless(member: member.node, in: model.scope) { return false }
      for value in model.storedBindings.compactMap(\.binding.initializer?.content)
      where !isHarmless(value, in: model.scope) {
        return false
      }
    }
    return true
  }

  private mutating func isHarmless(member: SyntaxNode, in scope: Scope) -> Bool {
    if member.kind == .deinitializerDecl { return false }
    guard member.kind == .initializerDecl else { return true }
    for statement in member.child(.codeBlock)?.children.map(\.self) ?? []
    where !isAssignment(statement, in: scope) {
      return false
    }
    return true
  }

  /// A statement stores a value, or leaves it to another initializer to do so.
  private mutating func isAssignment(_ statement: SyntaxNode, in scope: Scope) -> Bool {
    let parts = Array(statement.children)
    switch statement.kind {
    case .sequenceExpr where parts.count > 2 && parts[1].kind == .assignmentExpr:
      return areHarmless([parts[0]] + parts[2...], in: scope)
    case .callExpr where ["self.init", "super.init"].contains(parts[0].spelling):
      return areHarmless(parts.dropFirst(), in: scope)
    default: return false
    }
  }
}
