package import StubbleSyntax

/// What is known about the type of a stored property, as far as it matters to code that changes parts of the property's
/// value.
package struct StoredType {
  /// The visible types that the property may have.
  private let types: [TypeModel]
  /// Whether the property is a reference to an object, whose changes do not write the property.
  package let isReference: Bool
  /// Whether the values have no stored properties that are visible.
  private let hasNoParts: Bool
  /// The name of the type, as it is written or made; empty if neither says it.
  private let name: String

  package init(of binding: PatternBinding, in decl: VariableDecl, scope: Scope, index: TypeIndex) {
    let written = binding.writtenType?.bareType
    let value = binding.initializer?.content
    let made = value?.kind == .callExpr ? value?.children.first : nil
    let found =
      written.map { index.meaning(of: $0, from: scope) }
      ?? made.map { index.resolve($0.spelling, from: scope) } ?? []
    types = found.map { index.types[$0] }
    name = written.map(TypeDecl.dottedName) ?? made?.spelling ?? ""
    let inner = written.flatMap { TypeRef($0).wrapped }
    let wrapped = inner.map { index.meaning(of: $0, from: scope) } ?? []
    let objects = wrapped.isEmpty ? types : wrapped.map { index.types[$0] }
    isReference =
      decl.node.hasModifier(.weak) || decl.node.hasModifier(.unowned)
      || !objects.isEmpty && objects.allSatisfy { $0.kind == .class || $0.kind == .actor }
      || index.isKnownObject(inner.map { $0.dottedName ?? "" } ?? name, from: scope)
    hasNoParts =
      types.isEmpty
      && (index.prelude.meansStandardTypes(name)
        || StoredType.plain.contains(written?.kind ?? value?.kind ?? .unexpected))
  }

  /// Returns whether the values may have stored properties with these names. Those of a type that is not visible may.
  package func mayStore(_ parts: [String]) -> Bool {
    if types.isEmpty { return !hasNoParts }
    return types.contains { type in
      type.kind == .struct
        && type.storedNames.isSuperset(of: parts)
    }
  }

  /// Returns whether a call of a method on the property may change it, where that depends on its type. A method of an object
  /// does not.
  ///
  /// - Parameter method: The method's name, or `nil` for some other change.
  package func mayBeChanged(by method: String?, index: TypeIndex) -> Bool {
    if isReference { return false }
    guard let method else { return true }
    if types.isEmpty {
      return !hasNoParts
        || index.namedMembers.foreign(method).filter { $0.owner.name == name }.mayBeChanged(by: method)
    }
    return types.contains { $0.members.mayBeChanged(by: method) }
  }

  /// The kinds of types without visible stored properties, and of values from which such types follow.
  private static let plain: Set<NodeKind> = [
    .arrayType, .dictionaryType, .optionalType, .functionType, .metatypeType, .literalExpr,
    .stringLiteralExpr,
    .arrayExpr, .dictionaryExpr,
  ]
}

extension TypeIndex {
  /// Returns whether a name is that of a known class or actor of another module.
  fileprivate func isKnownObject(_ name: String, from scope: Scope) -> Bool {
    let inference = TypeInference(index: self, scope: scope)
    let known = inference.isUnhidden(name) ? prelude.types(named: name) : []
    return !known.isEmpty && known.allSatisfy { $0.model.kind == .class || $0.model.kind == .actor }
  }
}

extension [Member] {
  /// Returns whether the members do not say that a method of theirs leaves its receiver as it is.
  fileprivate func mayBeChanged(by method: String) -> Bool {
    let declared = filter { $0.node.kind == .functionDecl && $0.declaredNames.contains(method) }
    return declared.isEmpty || declared.contains { $0.node.hasModifier(.mutating) }
  }
}
