import StubbleSyntax

/// The isolation of closures that are initial values.
extension TypeIndex {
  /// Returns the isolation that evaluating a closure as an initial value requires: a closure is isolated if it uses what
  /// is isolated, unless its type says where it may be called.
  ///
  /// - Parameter type: The type for which the closure is written, or `nil` if it is not written.
  func isolation(ofClosure closure: SyntaxNode, for type: SyntaxNode?, from scope: Scope) -> ValueIsolation {
    let written = type.map { unaliased(TypeRef($0), from: scope) }
    let function = written.map { unaliased($0.wrapped ?? $0, from: scope) }
    let isFixed = function.map { !$0.modifiers.isEmpty } ?? false
    if isFixed || closure.child(.closureSignature)?.attributes.isEmpty == false { return .free }
    let names = closure.namesInClosure
    let uses = closure.descendants.filter { !$0.isAwaited(in: closure) }
    let parts = uses.map { isolation(ofUse: $0, hiding: names, from: scope) }
    return ValueIsolation.joined(parts.filter { if case .unknown = $0 { false } else { true } })
  }

  /// Returns the isolation of one expression in a closure, without its parts.
  private func isolation(ofUse use: SyntaxNode, hiding locals: Set<String>, from scope: Scope)
    -> ValueIsolation
  {
    switch use.kind {
    case .identifierExpr:
      let name = use.tree.name(ofToken: use.tokenRange.lowerBound)
      return locals.contains(name) ? .free : isolation(ofGlobal: name, in: use.tree)
    case .callExpr:
      guard let made = use.children.first.flatMap({ TypeRef(expression: $0) })?.lookupName else {
        return .free
      }
      let found = resolve(made, from: scope)
      if found.isEmpty { return prelude.isNonisolated(made) == false ? .isolated : .free }
      let takesArguments = use.child(.argument) != nil || use.child(.closureExpr) != nil
      return ValueIsolation.joined(
        found.map { isolation(ofInitializersOf: $0, takesArguments: takesArguments) })
    case .memberAccessExpr:
      return isolation(ofMembersNamed: use.lastName)
    default: return .free
    }
  }

  /// Returns whether a member is isolated whose type is not known, by all visible members with its name.
  private func isolation(ofMembersNamed name: String) -> ValueIsolation {
    let isIsolated = namedMembers.named(name).contains { found in
      let member = types[found.type].members[found.member]
      if case .global = isolation(of: member, in: found.type) { return member.node.kind != .enumCaseDecl }
      return false
    }
    return isIsolated ? .isolated : .free
  }
}

extension SyntaxNode {
  /// Whether the node is below an `await` in a closure.
  fileprivate func isAwaited(in closure: SyntaxNode) -> Bool {
    ancestors.prefix { $0.id != closure.id }.contains { $0.kind == .awaitExpr }
  }
}
