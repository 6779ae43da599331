package import StubbleSyntax

/// What `self` means in some code.
package struct SelfContext {
  /// The last name of the enclosing type, or `nil` outside of types.
  package let owner: String?
  /// The member of that type that contains the code.
  package let member: SyntaxNode?
  /// Whether the code may change parts of `self`: the enclosing declaration is not that of a class or actor, and the
  /// member is mutating there.
  let isChangeable: Bool

  package init(of code: SyntaxNode) {
    var node = code
    while let parent = node.parent {
      // A member may be inside `#if`.
      if let block = node.parentOutsideOfClauses, block.kind == .memberBlock,
        let type = block.parent.flatMap(TypeDecl.init)
      {
        owner = TypeDecl.lastName(of: type.name)
        member = node
        isChangeable =
          [.structDecl, .extensionDecl, .enumDecl].contains(type.node.kind)
          && node.mutatingParts.contains { $0.range.contains(code.range.lowerBound) }
        return
      }
      node = parent
    }
    owner = nil
    member = nil
    isChangeable = false
  }
}

/// The names that members of one file declare inside, found once for each member that is asked about.
struct NamesDeclaredInside {
  private var found: [NodeID: Set<String>] = [:]

  /// Returns the names of the parameters, captures and local variables that are declared in a member.
  mutating func names(in member: SyntaxNode) -> Set<String> {
    if let names = found[member.id] { return names }
    let names = member.namesDeclaredInside
    found[member.id] = names
    return names
  }
}

extension SyntaxNode {
  /// The names of the parameters, captures and local variables that are declared in the node.
  var namesDeclaredInside: Set<String> {
    descendants.reduce(into: []) { names, node in
      switch node.kind {
      case .identifierPattern, .closureParameter, .closureCapture, .parameter:
        names.formUnion(node.ownTokens.map { tree.name(ofToken: $0) })
      default: break
      }
    }
  }

  /// The parts of a value type's member in which `self`, and so its stored properties, may be changed.
  fileprivate var mutatingParts: [SyntaxNode] {
    guard !isStaticMember else { return [] }
    switch kind {
    case .functionDecl:
      return [.mutating, .consuming, .__consuming].contains(where: hasModifier) ? [self] : []
    case .variableDecl:
      return (VariableDecl(self)?.bindings ?? []).flatMap { binding in
        binding.accessorBlock.map { $0.isObservers ? [binding.node] : $0.mutatingParts } ?? [binding.node]
      }
    case .subscriptDecl: return child(.accessorBlock).map(AccessorBlock.init)?.mutatingParts ?? []
    default: return TypeDecl(self) == nil ? [self] : []
    }
  }
}

extension AccessorBlock {
  /// All accessors except getters that are not marked `mutating`.
  fileprivate var mutatingParts: [SyntaxNode] {
    if isConditional { return [node] }
    return accessors.filter { $0.token(.get) == nil || $0.hasModifier(.mutating) }
  }
}
