package import StubbleSyntax

/// A query about initial values that generated code evaluates twice, dropping one of the results: whether a program can
/// observe that, as far as declarations are visible.
package struct RepeatedValues {
  private let index: TypeIndex
  /// What the examination of one value has met. It counts as free of side effects until one is found, because
  /// declarations may mention themselves.
  private var examined: Set<EffectSubject> = []
  /// The names of the parameters of the initializer that is examined, which hide variables with the same names.
  private var parameters: Set<String> = []
  /// The number of computed variables with one name that are examined at most.
  private static let limit = 32

  package init(index: TypeIndex) { self.index = index }

  /// Returns whether evaluating a value twice has no side effects.
  ///
  /// - Parameter type: The type for which the value is written, or `nil` if it is not written.
  package mutating func isRepeatable(_ value: SyntaxNode, for type: SyntaxNode?, in scope: Scope) -> Bool {
    isRepeatable { $0.hasNoSideEffects(value, for: type, in: scope) }
  }

  /// Returns whether making a property wrapper twice has no side effects.
  package mutating func isRepeatable(wrapper attribute: SyntaxNode, in scope: Scope) -> Bool {
    guard let type = attribute.attributeType.map({ TypeRef($0) }) else { return false }
    return isRepeatable { values in
      values.initializersHaveNoSideEffects(type, calledBy: attribute, in: scope)
        && values.haveNoSideEffects(attribute.children(.argument), in: scope)
    }
  }

  private mutating func isRepeatable(_ hasNoSideEffects: (inout RepeatedValues) -> Bool) -> Bool {
    defer { examined.removeAll() }
    guard hasNoSideEffects(&self) else { return false }
    let found = examined
    index.answers.effectFreedom.withLock { known in
      for subject in found { known[subject] = true }
    }
    return true
  }

  /// Returns what is known of a subject, or what an examination finds.
  private mutating func hasNoSideEffects(_ subject: EffectSubject, _ examine: (inout RepeatedValues) -> Bool)
    -> Bool
  {
    if examined.contains(subject) { return true }
    if let known = index.answers.effectFreedom.withLock({ $0[subject] }) { return known }
    examined.insert(subject)
    let outer = parameters
    parameters = []
    defer { parameters = outer }
    if examine(&self) { return true }
    index.answers.effectFreedom.withLock { $0[subject] = false }
    return false
  }

  private mutating func hasNoSideEffects(_ node: SyntaxNode, for type: SyntaxNode? = nil, in scope: Scope)
    -> Bool
  {
    switch node.kind {
    // A closure has effects only when it is called.
    case .closureExpr: return true
    // A key path is a value; what its subscripts take is evaluated.
    case .keyPathExpr: return !node.descendants.contains { $0.kind == .argument }
    case .tupleExpr where type?.kind == .tupleType:
      let types = type?.children(.tupleTypeElement).map(\.content) ?? []
      let values = node.children(.argument)
      return values.count == types.count
        && zip(values, types).allSatisfy { value, type in
          value.content.map { hasNoSideEffects($0, for: type, in: scope) } ?? false
        }
    case .literalExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .dictionaryElement, .tupleExpr,
      .argument,
      .genericSpecializationExpr, .genericArgumentClause, .genericArgument, .asExpr, .returnStmt:
      return haveNoSideEffects(node.children, in: scope)
    case .prefixOperatorExpr, .sequenceExpr:
      return haveNoSideEffects(node.children, in: scope) && areOperatorsKnown(of: node, in: scope)
    case .binaryOperatorExpr: return !index.prelude.mayAssign(node.spelling)
    case .identifierExpr, .memberAccessExpr:
      if isCase(node, of: type, in: scope) { return true }
      return haveNoSideEffects(node.children, in: scope)
        && (isMemberOfKnownType(node, in: scope) || hasNoSideEffects(name: node))
    case .callExpr:
      guard let callee = node.children.first, node.child(.closureExpr) == nil else { return false }
      return
        (isInitializerWithoutSideEffects(callee, in: scope)
        || isFunctionWithoutSideEffects(callee, for: type, in: scope))
        && haveNoSideEffects(node.children.dropFirst(), in: scope)
    default: return node.kind.isType
    }
  }

  private mutating func haveNoSideEffects(_ nodes: some Sequence<SyntaxNode>, in scope: Scope) -> Bool {
    for node in nodes where !hasNoSideEffects(node, in: scope) { return false }
    return true
  }

  /// Returns whether the operators in an expression are not the project's own, or are known not to be meant.
  private func areOperatorsKnown(of node: SyntaxNode, in scope: Scope) -> Bool {
    let operators =
      node.kind == .prefixOperatorExpr
      ? [node.tree.text(ofToken: node.tokenRange.lowerBound)]
      : node.children(.binaryOperatorExpr).map(\.spelling)
    let inference = TypeInference(index: index, scope: scope)
    return operators.allSatisfy(inference.isUndeclared) || inference.type(of: node) != nil
  }

  /// Returns whether a member access is one of another module's type, `MemoryLayout<T>.size`, and of no visible
  /// extension. A protocol's member is not meant if the type itself declares one with the name.
  private func isMemberOfKnownType(_ node: SyntaxNode, in scope: Scope) -> Bool {
    guard node.kind == .memberAccessExpr, let base = node.children.first, let token = node.ownTokens.last,
      let head = TypeRef(expression: base)?.head, index.resolve(head, from: scope).isEmpty,
      isKnownValueType(head)
    else { return false }
    let name = node.tree.name(ofToken: token)
    return index.namedMembers.foreign(name).isEmpty
      && (!index.namedMembers.areOfProtocol(name)
        || index.prelude.types(named: head).allSatisfy { $0.declares(name) })
  }

  /// Returns whether an expression is a case of a visible enum: `Kind.other`, or `.other` if that is written for a `Kind`.
  private func isCase(_ node: SyntaxNode, of type: SyntaxNode?, in scope: Scope) -> Bool {
    guard node.kind == .memberAccessExpr, let token = node.ownTokens.last else { return false }
    let base = node.children.first
    let written =
      base == nil ? type.map { TypeRef($0).wrapped ?? TypeRef($0) } : base.flatMap(TypeRef.init(expression:))
    guard let owner = written, let head = index.unaliased(owner, from: scope).head else { return false }
    let found = index.resolve(head, from: scope)
    let name = node.tree.name(ofToken: token)
    return !found.isEmpty
      && found.allSatisfy { owner in
        index.types[owner].members.contains {
          $0.node.kind == .enumCaseDecl && $0.declaredNames.contains(name)
        }
      }
  }

  /// Returns whether no visible computed variable with this name has effects.
  private mutating func hasNoSideEffects(name node: SyntaxNode) -> Bool {
    guard let token = node.ownTokens.last else { return true }
    let name = node.tree.name(ofToken: token)
    if node.kind == .identifierExpr, parameters.contains(name) { return true }
    return hasNoSideEffects(.variables(named: name)) { $0.hasNoSideEffects(variablesNamed: name) }
  }

  private mutating func hasNoSideEffects(variablesNamed name: String) -> Bool {
    var rest = RepeatedValues.limit
    for (type, position) in index.namedMembers.named(name) {
      let model = index.types[type]
      guard hasNoSideEffects(variable: model.members[position].node, in: model.scope, &rest) else {
        return false
      }
    }
    for member in index.globals[name] + index.namedMembers.foreign(name) {
      let scope = index.scope(of: NamedValue(member: member, type: nil))
      guard hasNoSideEffects(variable: member.node, in: scope, &rest) else { return false }
    }
    return true
  }

  /// - Parameter rest: The number of variables that may still be examined.
  private mutating func hasNoSideEffects(variable node: SyntaxNode, in scope: Scope, _ rest: inout Int)
    -> Bool
  {
    let blocks = VariableDecl(node)?.bindings.compactMap(\.accessorBlock) ?? []
    if blocks.isEmpty { return true }
    rest -= 1
    guard rest >= 0 else { return false }
    for block in blocks {
      guard let getter = block.accessors.first(where: { $0.token(.get) != nil }) else {
        if block.accessors.isEmpty, !haveNoSideEffects(block.node.children, in: scope) { return false }
        continue
      }
      guard let body = getter.child(.codeBlock), haveNoSideEffects(body.children, in: scope) else {
        return false
      }
    }
    return true
  }

  // MARK: Calls

  private mutating func isInitializerWithoutSideEffects(_ callee: SyntaxNode, in scope: Scope) -> Bool {
    guard let type = TypeRef(expression: callee) else { return false }
    return haveNoSideEffects([callee], in: scope)
      && initializersHaveNoSideEffects(type, calledBy: callee.parent, in: scope)
  }

  /// Returns whether a callee such as `.seconds`, `Mode.custom` or `.init` is an enum case, an initializer, or a static
  /// function that only makes a value.
  private mutating func isFunctionWithoutSideEffects(
    _ callee: SyntaxNode, for type: SyntaxNode?, in scope: Scope
  ) -> Bool {
    guard callee.kind == .memberAccessExpr, let token = callee.ownTokens.last else { return false }
    let base = callee.children.first
    let written =
      base == nil ? type.map { TypeRef($0).wrapped ?? TypeRef($0) } : base.flatMap(TypeRef.init(expression:))
    guard let owner = written, let head = index.unaliased(owner, from: scope).head else { return false }
    let name = callee.tree.name(ofToken: token)
    if name == "init" { return initializersHaveNoSideEffects(owner, calledBy: callee.parent, in: scope) }
    let found = index.resolve(head, from: scope)
    if found.isEmpty {
      let added = index.namedMembers.foreign(name).filter { $0.isStatic && $0.mayBeMeant(in: callee.parent) }
      return base == nil && added.isEmpty && !index.namedMembers.areOfProtocol(name)
        && isKnownValueType(head)
    }
    for owner in found {
      let subject = EffectSubject.functions(named: name, of: owner)
      let isFree = hasNoSideEffects(subject) { $0.hasNoSideEffects(functionNamed: name, of: owner) }
      guard isFree else { return false }
    }
    return true
  }

  /// Returns whether the functions and cases of a type with this name only make a value.
  private mutating func hasNoSideEffects(functionNamed name: String, of owner: TypeID) -> Bool {
    let model = index.types[owner]
    let members = model.members.filter { $0.declaredNames.contains(name) }
    if members.isEmpty { return false }
    for member in members where member.node.kind != .enumCaseDecl {
      guard let body = member.node.child(.codeBlock) else { return false }
      let result = FunctionDecl(member.node)?.returnType
      for statement in body.children {
        let value = statement.kind == .returnStmt ? statement.children.first ?? statement : statement
        if !hasNoSideEffects(value, for: result, in: model.scope) { return false }
      }
    }
    return true
  }

  // MARK: Types

  /// Returns whether a name is that of another module's struct or enum, whose functions are assumed to have no effects.
  private func isKnownValueType(_ name: String) -> Bool {
    let found = index.prelude.types(named: name)
    return !found.isEmpty && found.allSatisfy { $0.model.kind == .struct || $0.model.kind == .enum }
  }

  /// Returns whether the initializers of a type only store their arguments, and it has no deinitializer.
  private mutating func initializersHaveNoSideEffects(
    _ type: TypeRef, calledBy call: SyntaxNode?, in scope: Scope
  ) -> Bool {
    let meaning = index.unaliased(type, from: scope)
    let labels = call?.argumentLabels ?? []
    // An extension of the project may declare the initializer of a type such as `String` or `[Int]`.
    if let name = meaning.pathOfMembers, index.resolve(name, from: scope).isEmpty,
      TypeInference(index: index, scope: scope).hasOwnInitializer(name, where: { $0.fits(labels) })
    {
      return false
    }
    guard let head = meaning.head else { return true }
    let found = index.resolve(head, from: scope)
    if found.isEmpty { return !index.prelude.types(named: head).isEmpty }
    for type in found {
      let isFree = hasNoSideEffects(.initializers(of: type)) { $0.initializersHaveNoSideEffects(type) }
      guard isFree else { return false }
    }
    return true
  }

  private mutating func initializersHaveNoSideEffects(_ type: TypeID) -> Bool {
    if index.facts(of: type).hasUnknownAncestors { return false }
    for type in [type] + index.ancestors(of: type) {
      let model = index.types[type]
      let stored = model.storedNames
      for member in model.members
      where !hasNoSideEffects(member: member.node, storingIn: stored, in: model.scope) {
        return false
      }
      for value in model.storedBindings.compactMap(\.binding.initializer?.content)
      where !hasNoSideEffects(value, in: model.scope) {
        return false
      }
    }
    return true
  }

  /// - Parameter stored: The names of the type's stored properties.
  private mutating func hasNoSideEffects(
    member: SyntaxNode, storingIn stored: Set<String>, in scope: Scope
  ) -> Bool {
    if member.kind == .deinitializerDecl { return false }
    guard member.kind == .initializerDecl else { return true }
    let names = FunctionDecl(member)?.parameters.compactMap(\.internalName) ?? []
    parameters = Set(names.map(member.tree.name(ofToken:)))
    defer { parameters = [] }
    for statement in member.child(.codeBlock)?.children.map(\.self) ?? []
    where !isAssignment(statement, to: stored, in: scope) {
      return false
    }
    return true
  }

  /// Returns whether a statement assigns a value to one of some properties, or delegates to another initializer.
  private mutating func isAssignment(
    _ statement: SyntaxNode, to stored: Set<String>, in scope: Scope
  ) -> Bool {
    let parts = Array(statement.children)
    switch statement.kind {
    case .sequenceExpr where parts.count > 2 && parts[1].kind == .assignmentExpr:
      let name = parts[0].lastName
      let isOwn = parts[0].kind == .identifierExpr || parts[0].children.first?.isSelf == true
      return isOwn && stored.contains(name) && haveNoSideEffects(parts[2...], in: scope)
    case .callExpr where ["self.init", "super.init"].contains(parts[0].spelling):
      return haveNoSideEffects(parts.dropFirst(), in: scope)
    default: return false
    }
  }
}
