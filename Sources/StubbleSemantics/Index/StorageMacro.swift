import StubbleSyntax

/// What a macro on a type means for the properties that the type stores.
package struct StorageMacro: Sendable {
  /// As it is written, without `@`.
  package let name: String
  /// The attribute that keeps a stored property from it, empty if it changes none; nil if that is not known.
  package let exemption: String?
  /// It does the same for a property by another name.
  package let servesAnyName: Bool
}

extension TypeIndex {
  /// The macro on a type that may depend on what the type stores, or change that. One that is neither visible nor known
  /// may do so.
  func storageMacro(on type: TypeID) -> StorageMacro? {
    let model = types[type]
    let attributes = model.decl.node.leadingAttributes
    return attributes.lazy.compactMap { self.storageMacro($0, from: model.scope) }.first
  }

  private func storageMacro(_ attribute: SyntaxNode, from scope: Scope) -> StorageMacro? {
    let name = attribute.attributeName
    let last = TypeDecl.lastName(of: name)
    guard last.first?.isUppercase == true, !Attributes.isHarmless(name), !isGlobalActor(name, scope: scope)
    else { return nil }
    let known = prelude.macro(named: last)
    if known?.seesStorage == false { return nil }
    // A type may have a macro's name.
    guard let macro = globals.macros[last] ?? known else {
      let isType = !resolve(name, from: scope).isEmpty || !prelude.types(named: name).isEmpty
      return isType ? nil : StorageMacro(name: name, exemption: nil, servesAnyName: false)
    }
    guard macro.seesStorage else { return nil }
    return StorageMacro(name: name, exemption: macro.exemption, servesAnyName: macro.servesAnyName)
  }
}

extension SyntaxNode {
  /// The attributes of a declaration, those inside `#if` as well.
  fileprivate var leadingAttributes: [SyntaxNode] {
    guard hasConditionalAttributes else { return attributes }
    return attributes
      + children(.ifConfig).flatMap { $0.descendants }.filter { $0.kind == .attribute }
  }
}
