package import StubbleSyntax

/// One binding of a stored instance property.
package struct StoredBinding: Sendable {
  let member: Member
  package let decl: VariableDecl
  package let binding: PatternBinding

  /// The type as it is written, perhaps after a later name.
  var writtenType: SyntaxNode? { binding.writtenType(in: decl) }
}

extension Member {
  /// The bindings of a stored instance property that is declared in its type.
  var storedBindings: [StoredBinding] {
    guard !isInExtension, !isStatic, let decl = VariableDecl(node) else { return [] }
    return decl.bindings.filter { $0.accessorBlock.map(\.isObservers) ?? true }
      .map { StoredBinding(member: self, decl: decl, binding: $0) }
  }
}

extension VariableDecl {
  /// The type of the variable of a name, as it is written.
  func writtenType(ofVariable name: String) -> TypeRef? {
    bindings.first { $0.name == name }?.writtenType(in: self).map { TypeRef($0) }
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
