package import StubbleSyntax

/// One binding of a stored instance property.
package struct StoredBinding: Sendable {
  package let member: Member
  package let decl: VariableDecl
  package let binding: PatternBinding

  /// The type as it is written, perhaps after a later name.
  package var writtenType: SyntaxNode? { binding.writtenType(in: decl) }
}

extension TypeModel {
  /// The bindings of the stored instance properties that the type declares, in order.
  package var storedBindings: [StoredBinding] {
    members.filter { !$0.isInExtension && !$0.isStatic }.flatMap { member -> [StoredBinding] in
      guard let decl = VariableDecl(member.node) else { return [] }
      return decl.bindings.filter { $0.accessorBlock.map(\.isObservers) ?? true }
        .map { StoredBinding(member: member, decl: decl, binding: $0) }
    }
  }
}

extension PatternBinding {
  /// The type as it is written, perhaps after a later name: `var a, b: Int`.
  package func writtenType(in decl: VariableDecl) -> SyntaxNode? {
    if type != nil || initializer != nil { return type }
    for next in node.laterSiblings.lazy.compactMap(PatternBinding.init) {
      if let type = next.type { return type }
      if next.initializer != nil { return nil }
    }
    return nil
  }
}
