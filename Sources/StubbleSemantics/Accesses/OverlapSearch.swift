package import StubbleSyntax

/// Finds overlapping accesses in a file.
///
/// An access to what is changed in place begins once all arguments have their values. During it the call may run
/// closures, autoclosures and local functions; what is after a `?` is even looked at as a whole.
package struct OverlapSearch {
  private let tree: SyntaxTree
  private let delayed: DelayedArguments
  private let exchanging: ExchangingOperators
  private let mentions: MentionedPaths
  /// The names of parameters and local variables, by member.
  private var declared: [NodeID: Set<String>] = [:]
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
    add(
      receivers.map { ChangedPath(value: $0, isGiven: false) }
        + targets.map { ChangedPath(value: $0, isGiven: true) }, meanwhile, at: call)
  }

  /// A call changes something else than what it is called on, or may look at something meanwhile. Most do neither.
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

  /// A method may change the value that it is called on.
  private func isChanged(_ receiver: SyntaxNode, by callee: SyntaxNode) -> Bool {
    receiver.kind != .declNameArguments
      && delayed.mayChangeItsValue(tree.name(ofToken: ValuePath.name(of: callee)))
  }

  /// What is looked at while a method changes the value that it is called on.
  private func pathsInReceiver(_ receiver: SyntaxNode, _ arguments: [SyntaxNode]) -> [ValuePath] {
    (receiver.isOptionallyChained ? arguments.flatMap(mentions.paths) : [])
      + pathsInSubscripts(of: receiver)
  }

  private func closures(of call: SyntaxNode, _ arguments: [SyntaxNode]) -> [SyntaxNode] {
    call.children(.closureExpr) + call.children(.labeledClosure).compactMap { $0.child(.closureExpr) }
      + arguments.flatMap(\.functionValues).filter { $0.kind == .closureExpr }
  }

  /// What a local function mentions that is called or given.
  private func pathsInFunction(_ expression: SyntaxNode) -> [ValuePath] {
    guard mentions.hasLocalFunctions else { return [] }
    return expression.functionValues.filter { $0.kind == .identifierExpr }.flatMap {
      mentions.paths(inFunction: tree.name(ofToken: $0.tokenRange.lowerBound))
    }
  }

  /// What a subscript mentions that is looked at while the value is changed: what waits, such as a default value, what
  /// it may call, and all that is after a `?`.
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

  private mutating func add(_ changed: [ChangedPath], _ meanwhile: [ValuePath], at node: SyntaxNode) {
    let context = SelfContext(of: node)
    func resolved(_ path: ValuePath) -> ValuePath { context.isChangeable ? path.inSelf : path }
    let changed = changed.map { ChangedPath(value: resolved($0.value), isGiven: $0.isGiven) }
      .filter { context.isChangeable || isVariable($0.value.root, in: context) }
    let meanwhile = meanwhile.map(resolved)
    let offset = node.range.lowerBound
    for (place, path) in changed.enumerated() {
      let others = changed[(place + 1)...].map(\.value) + meanwhile
      found += others.compactMap {
        OverlappingAccess(path, $0, owner: context.owner, offset: offset)
      }
    }
  }

  /// A name is one of a variable that code may change in part: not of a member where those cannot be changed.
  private mutating func isVariable(_ name: String, in context: SelfContext) -> Bool {
    guard name != "self" else { return false }
    guard name.first != "$", let member = context.member else { return true }
    let names = declared[member.id] ?? member.namesDeclaredInside
    declared[member.id] = names
    return names.contains(name)
  }
}

extension SyntaxNode {
  /// The closures and names that may be the value of an expression: both branches of `c ? f : { … }`.
  fileprivate var functionValues: [SyntaxNode] {
    if kind == .closureExpr || kind == .identifierExpr { return [self] }
    return kind.hasValueOfParts ? children.flatMap(\.functionValues) : []
  }

  /// Some of them is a closure, or a name if names count.
  fileprivate func hasFunctionValue(countingNames: Bool) -> Bool {
    if kind == .closureExpr || kind == .identifierExpr { return kind == .closureExpr || countingNames }
    return kind.hasValueOfParts && children.contains { $0.hasFunctionValue(countingNames: countingNames) }
  }

  /// A `?` or a subscript is in what is changed.
  fileprivate var hasDelayedParts: Bool {
    var node = self
    while ValuePath.mayGoOn(node), let base = node.children.first {
      if node.kind == .optionalChainingExpr || node.kind == .subscriptExpr { return true }
      node = base
    }
    return false
  }

  /// A `?` is in what is changed.
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
  /// The value of an expression may be that of one of its parts.
  fileprivate var hasValueOfParts: Bool {
    switch self {
    case .sequenceExpr, .ternaryExpr, .tupleExpr, .argument, .tryExpr, .awaitExpr, .unsafeExpr,
      .ownershipExpr, .forceUnwrapExpr:
      true
    default: false
    }
  }
}
