package import StubbleSyntax

extension TypeIndex {
  /// Returns the calls in the code of a type that mean methods, although stored properties of the type have the same
  /// names: `scale(for: x)` where there is a property `scale`.
  package func methodCalls(
    in code: SyntaxNode, of type: TypeID, namedLikeProperties names: Set<String>
  ) -> Set<NodeID> {
    let calls = code.descendants.filter { $0.kind == .callExpr }
    return Set(
      calls.filter { call in
        call.nameOfOwnCallee.map { names.contains($0) && callsMethod(call, named: $0, of: type) } ?? false
      }.map(\.id))
  }

  private func callsMethod(_ call: SyntaxNode, named name: String, of type: TypeID) -> Bool {
    if callsFunction(call) { return true }
    let found = namedMembers.named(name, of: [type] + ancestors(of: type))
    let members = found.map { (type: $0.type, member: types[$0.type].members[$0.member]) }
    return members.contains { $0.member.node.kind == .functionDecl }
      && !members.contains { storesFunction($0.member, named: name, in: $0.type) }
  }

  /// Returns whether a member is a variable that stores a function.
  private func storesFunction(_ member: Member, named name: String, in type: TypeID) -> Bool {
    guard let decl = VariableDecl(member.node),
      let binding = decl.binding(named: name)
    else { return false }
    let scope = types[type].scope
    let stored = TypeInference(index: self, scope: scope).type(ofStored: binding)
    return stored.map { isFunction($0.wrapped ?? $0, from: scope) } ?? false
  }
}

extension SyntaxNode {
  /// The name of the function that the call calls without a base, or on `self`; `nil` if it calls another one.
  fileprivate var nameOfOwnCallee: String? {
    guard let callee = children.first else { return nil }
    switch callee.kind {
    case .identifierExpr where callee.tokenRange.count == 1: break
    case .memberAccessExpr where callee.children.first?.isSelf == true && callee.tokenRange.count == 3: break
    default: return nil
    }
    return callee.lastName
  }
}
