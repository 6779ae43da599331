package import StubbleSyntax

/// A search for the overlapping accesses in a file.
///
/// The access to a value that a call changes in place begins once all arguments are evaluated. While it lasts, the call
/// may run closures, autoclosures and local functions that read the same value. After a `?`, as in
/// `value?.change(argument)`, the access begins before the arguments are evaluated.
package struct OverlapSearch {
  private let tree: SyntaxTree
  private let delayed: DelayedArguments
  private let exchanging: ExchangingOperators
  private let mentions: MentionedPaths
  /// The names of parameters and local variables that each member declares, filled on demand.
  private var declared = NamesDeclaredInside()
  /// The overlapping accesses, in the order of the nodes.
  package private(set) var found: [OverlappingAccess] = []

  package init(in tree: SyntaxTree, delayed: DelayedArguments, exchanging: ExchangingOperators) {
    self.tree = tree
    self.delayed = delayed
    self.exchanging = exchanging
    mentions = MentionedPaths(in: tree)
    for node in tree.nodes(where: { $0 == .callExpr || $0 == .sequenceExpr }) {
      if node.kind == .callExpr { search(call: node) } else { search(operation: node) }
    }
  }

  // MARK: Calls

  private mutating func search(call: SyntaxNode) {
    guard let callee = call.children.first else { return }
    let receiver = callee.kind == .memberAccessExpr ? callee.children.first : nil
    guard mayOverlap(call, callee, receiver) else { return }
    let arguments = call.children(.argument).compactMap(\.content)
    let given = arguments.filter { $0.kind == .inoutExpr }.compactMap(\.content)
    let base = receiver.flatMap { isChanged($0, by: callee) ? $0 : nil }
    let receivers = base.flatMap { ValuePath(changedIn: $0) }.map { [$0] } ?? []
    let targets = given.compactMap { ValuePath(changedIn: $0) }
    guard !targets.isEmpty || !receivers.isEmpty else { return }
    var meanwhile = closures(of: call, arguments).flatMap(mentions.paths)
    meanwhile += pathsInFunction(callee) + arguments.flatMap(pathsInFunction)
    if !arguments.isEmpty, delayed.areTaken(by: callee) {
      meanwhile += arguments.filter { $0.kind != .inoutExpr }.flatMap(mentions.paths)
    }
    for changed in given { meanwhile += pathsInSubscripts(of: changed) }
    if let base { meanwhile += pathsInReceiver(base, arguments) }
    guard !meanwhile.isEmpty || targets.count + (targets.isEmpty ? 0 : receivers.count) > 1 else { return }
    let method = base.map { _ in tree.name(ofToken: ValuePath.name(of: callee)) }
    let unknown = method.flatMap { delayed.isKnownToMutateReceiver($0) ? nil : $0 }
    add(
      receivers.map { ChangedPath(value: $0, isGiven: false, method: unknown) }
        + targets.map { ChangedPath(value: $0, isGiven: true) }, meanwhile, at: call)
  }

  /// Returns whether a call changes more than its receiver, or may run code while it changes it. Most calls do neither,
  /// and are left out early.
  private func mayOverlap(_ call: SyntaxNode, _ callee: SyntaxNode, _ receiver: SyntaxNode?) -> Bool {
    for child in call.children {
      switch child.kind {
      case .closureExpr, .labeledClosure: return true
      case .argument:
        guard let content = child.content else { break }
        if content.kind == .inoutExpr { return true }
        if content.hasFunctionValue(countingNames: mentions.hasLocalFunctions) { return true }
      default: break
      }
    }
    return receiver?.hasDelayedParts == true || delayed.areTaken(by: callee)
  }

  /// Returns whether calling `callee` may change its receiver.
  private func isChanged(_ receiver: SyntaxNode, by callee: SyntaxNode) -> Bool {
    receiver.kind != .declNameArguments
      && delayed.mayMutateReceiver(tree.name(ofToken: ValuePath.name(of: callee)))
  }

  /// Returns the paths that are read while a method changes its receiver.
  private func pathsInReceiver(_ receiver: SyntaxNode, _ arguments: [SyntaxNode]) -> [ValuePath] {
    (receiver.isOptionallyChained ? arguments.flatMap(mentions.paths) : [])
      + pathsInSubscripts(of: receiver)
  }

  /// Returns the closures that a call passes as trailing closures or arguments.
  private func closures(of call: SyntaxNode, _ arguments: [SyntaxNode]) -> [SyntaxNode] {
    call.children(.closureExpr) + call.children(.labeledClosure).compactMap { $0.child(.closureExpr) }
      + arguments.flatMap(\.functionValues).filter { $0.kind == .closureExpr }
  }

  /// Returns the paths that a local function mentions, if the expression is one that is called or passed.
  private func pathsInFunction(_ expression: SyntaxNode) -> [ValuePath] {
    guard mentions.hasLocalFunctions else { return [] }
    return expression.functionValues.filter { $0.kind == .identifierExpr }.flatMap {
      mentions.paths(inFunction: tree.name(ofToken: $0.tokenRange.lowerBound))
    }
  }

  /// Returns the paths that subscripts in an expression read while its value is changed: in delayed arguments, such as
  /// a default value, in closures and local functions, and in all arguments after a `?`.
  private func pathsInSubscripts(of expression: SyntaxNode) -> [ValuePath] {
    var found: [ValuePath] = []
    var node = expression
    while ValuePath.mayGoOn(node), let base = node.children.first {
      if node.kind == .subscriptExpr {
        let isOptional = base.isOptionallyChained
        for argument in node.children(.argument) where isOptional || delayed.mayWait(argument) {
          found += mentions.paths(in: argument)
        }
        let arguments = node.children(.argument).compactMap(\.content)
        found += closures(of: node, arguments).flatMap(mentions.paths) + arguments.flatMap(pathsInFunction)
      }
      node = base
    }
    return found
  }

  // MARK: Operators

  private mutating func search(operation: SyntaxNode) {
    for (left, right) in exchanging.pairs(in: operation) {
      let changed = [left, right].compactMap { ValuePath(changedIn: $0) }
      add(changed.map { ChangedPath(value: $0, isGiven: true) }, [], at: operation)
    }
    var parts = operation.children
    guard let target = parts.next(), let middle = parts.next() else { return }
    let sign = tree.text(ofToken: middle.tokenRange.lowerBound)
    let isAssignment = middle.kind == .assignmentExpr
    guard isAssignment || middle.kind == .binaryOperatorExpr && delayed.mayChangeItsOperand(sign) else {
      return
    }
    let operands = Array(parts)
    guard !operands.isEmpty else { return }
    var meanwhile: [ValuePath] = []
    if !isAssignment {
      if delayed.mayDelay(sign) {
        meanwhile += operands.flatMap(mentions.paths)
      } else {
        meanwhile += operands.flatMap(\.functionValues).filter { $0.kind == .closureExpr }
          .flatMap(mentions.paths)
        meanwhile += operands.flatMap(pathsInFunction)
      }
    }
    if target.isOptionallyChained { meanwhile += operands.flatMap(mentions.paths) }
    meanwhile += pathsInSubscripts(of: target)
    guard !meanwhile.isEmpty, let path = ValuePath(changedIn: target) else { return }
    add([ChangedPath(value: path, isGiven: true)], meanwhile, at: operation)
  }

  // MARK: Overlaps

  /// Adds the overlaps among the changed paths, and between them and the paths that are read or changed `meanwhile`.
  private mutating func add(_ changed: [ChangedPath], _ meanwhile: [ValuePath], at node: SyntaxNode) {
    let context = SelfContext(of: node)
    func resolved(_ path: ValuePath) -> ValuePath { context.isChangeable ? path.inSelf : path }
    let changed = changed.filter { context.isChangeable || isVariable($0.value.root, in: context) }
    let meanwhile = meanwhile.map(resolved)
    let offset = node.range.lowerBound
    for (position, path) in changed.enumerated() {
      let own = ChangedPath(value: resolved(path.value), isGiven: path.isGiven, method: path.method)
      let others = changed[(position + 1)...].map { resolved($0.value) } + meanwhile
      let overlaps = others.compactMap { OverlappingAccess(own, $0, owner: context.owner, offset: offset) }
      // A constant may be an object, the parts of whose properties can be changed.
      let length = own.value.members.count - path.value.members.count
      let isConstant = !overlaps.isEmpty && node.isConstant(named: path.value.root)
      found += isConstant ? overlaps.filter { $0.path.count > length } : overlaps
    }
  }

  /// Returns whether a name may be that of a variable that code can change in part. In a member that may not change
  /// `self`, only parameters and local variables are.
  private mutating func isVariable(_ name: String, in context: SelfContext) -> Bool {
    guard name != "self" else { return false }
    guard name.first != "$", let member = context.member else { return true }
    return declared.names(in: member).contains(name)
  }
}

extension SyntaxNode {
  /// The closures and names that may be the value of the expression: `f` and `{ … }` of `c ? f : { … }`.
  fileprivate var functionValues: [SyntaxNode] {
    if kind == .closureExpr || kind == .identifierExpr { return [self] }
    return kind.passesValuesOfChildren ? children.flatMap(\.functionValues) : []
  }

  /// Returns whether one of the function values is a closure or, if `countingNames`, a name.
  fileprivate func hasFunctionValue(countingNames: Bool) -> Bool {
    if kind == .closureExpr || kind == .identifierExpr { return kind == .closureExpr || countingNames }
    return kind.passesValuesOfChildren
      && children.contains { $0.hasFunctionValue(countingNames: countingNames) }
  }

  /// Whether the expression has a `?` or a subscript between its variable and its end.
  fileprivate var hasDelayedParts: Bool {
    var node = self
    while ValuePath.mayGoOn(node), let base = node.children.first {
      if node.kind == .optionalChainingExpr || node.kind == .subscriptExpr { return true }
      node = base
    }
    return false
  }

  /// Whether the expression has a `?` between its variable and its end.
  fileprivate var isOptionallyChained: Bool {
    var node = self
    while ValuePath.mayGoOn(node) {
      if node.kind == .optionalChainingExpr { return true }
      guard let base = node.children.first else { return false }
      node = base
    }
    return false
  }
}

extension NodeKind {
  /// Whether the value of an expression of this kind may be that of one of its parts.
  fileprivate var passesValuesOfChildren: Bool {
    switch self {
    case .sequenceExpr, .ternaryExpr, .tupleExpr, .argument, .tryExpr, .awaitExpr, .unsafeExpr,
      .ownershipExpr, .forceUnwrapExpr:
      true
    default: false
    }
  }
}
