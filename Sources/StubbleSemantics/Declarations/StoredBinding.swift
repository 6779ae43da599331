package import StubbleSyntax

/// One binding of a stored instance property.
package struct StoredBinding: Sendable {
  package let member: Member
  package let decl: VariableDecl
  package let binding: PatternBinding

  /// The type as it is written, perhaps after a later name, or `nil` if it is inferred.
  var writtenType: SyntaxNode? { binding.writtenType }
}

extension Member {
  /// The bindings of stored instance properties that the member declares; none for members of extensions, and for an
  /// override that observes an inherited property.
  var storedBindings: [StoredBinding] {
    guard !isInExtension, !isStatic, !node.hasModifier(.override), let decl = VariableDecl(node) else {
      return []
    }
    return decl.bindings.filter { $0.accessorBlock.map(\.isObservers) ?? true }
      .map { StoredBinding(member: self, decl: decl, binding: $0) }
  }
}

extension VariableDecl {
  /// Returns the written type of the variable with a name, or `nil` if it has none.
  package func writtenType(ofVariable name: String) -> TypeRef? {
    binding(named: name)?.writtenType.map { TypeRef($0) }
  }
}

extension PatternBinding {
  /// The type as it is written, perhaps after a later name, as in `var a, b: Int`; `nil` if it is inferred from an initial
  /// value.
  package var writtenType: SyntaxNode? { typed.type }

  /// The binding that has the type of this one: in `var a, b: Int`, the type of `a` is that of `b`.
  package var typed: PatternBinding {
    if type != nil || initializer != nil { return self }
    let next = node.laterSiblings.lazy.compactMap(PatternBinding.init).first {
      $0.type != nil || $0.initializer != nil
    }
    return next?.type == nil ? self : next ?? self
  }
}
