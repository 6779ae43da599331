import StubbleSemantics
import StubbleSyntax

/// The key paths by which code announces changes of a property: `access(keyPath: \.total)`.
extension TypeIndex {
  /// Returns whether a key path may lead to a property of a type. It does not if a single name follows a root that is
  /// another type: one that the key path names, or the one that the called function takes.
  ///
  /// - Parameter mention: The last name of the key path, which is an argument `keyPath:`.
  func mayAnnounce(_ mention: WrapperMentions.Mention, propertyOf type: TypeID) -> Bool {
    let ancestors = Array(([mention.node] + mention.node.ancestors).prefix { !$0.kind.isDeclaration })
    guard isIndexed(mention.file), let keyPath = ancestors.first(where: { $0.kind == .keyPathExpr }),
      keyPath.children(.keyPathComponent).count == 1
    else { return true }
    let visible = modules[mention.file]
    if let root = keyPath.children.first, root.kind != .keyPathComponent {
      return mayBe(TypeRef(root), type, from: scope(written: Scope(around: keyPath, modules: visible)))
    }
    guard let argument = keyPath.parent, let call = ancestors.first(where: { $0.kind == .callExpr }),
      let name = call.nameOfOwnFunction,
      let body = call.ancestors.prefix(while: { TypeDecl($0) == nil }).last
    else { return true }
    let owners = resolve(in: scope(written: Scope(around: body, modules: visible)))
    let isObserved = owners.contains { facts(of: $0).storageMacro != nil }
    let roots = (owners + owners.flatMap(self.ancestors)).flatMap { owner in
      types[owner].members.filter { FunctionDecl($0.node)?.name == name }.map { member in
        root(ofKeyPathFor: argument, of: member).map { ($0, self.scope(of: member, in: owner)) }
      }
    }
    guard !isObserved, !roots.isEmpty else { return true }
    return roots.contains { root in root.map { mayBe($0.0, type, from: $0.1) } ?? true }
  }

  /// Returns the type at which a key path begins that a function takes as an argument, or `nil` if that is unclear.
  private func root(ofKeyPathFor argument: SyntaxNode, of member: Member) -> TypeRef? {
    guard let function = FunctionDecl(member.node), let signature = FunctionSignature(function),
      let parameter = signature.parameters.first(where: { $0.label == argument.argumentLabel }),
      case .named(let keyPath) = parameter.type.bare, keyPath.arguments.count == 2,
      let root = keyPath.arguments[0].dottedName, !function.genericNames.contains(root)
    else { return nil }
    return keyPath.arguments[0]
  }

  /// Returns whether a written type may be another type or inherit from it.
  private func mayBe(_ written: TypeRef, _ type: TypeID, from scope: Scope) -> Bool {
    guard let name = written.dottedName, !isGenericParameter(name, in: scope) else { return true }
    let meaning = meaning(of: written, from: scope)
    return meaning.isEmpty
      || meaning.contains {
        $0 == type || types[$0].kind == .protocol || ancestors(of: $0).contains(type)
      }
  }
}

extension SyntaxNode {
  /// The name of the function that a call of a member of the enclosing type calls: `f(…)`, `self.f(…)`, `Self.f(…)`.
  fileprivate var nameOfOwnFunction: String? {
    guard let callee = children.first, !callee.tokenRange.isEmpty else { return nil }
    let base = callee.kind == .memberAccessExpr ? callee.children.first?.spelling : nil
    guard callee.kind == .identifierExpr || base == "self" || base == "Self" else { return nil }
    return callee.lastName
  }
}
