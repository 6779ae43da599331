import StubbleSyntax

/// A macro on a type that may depend on, or change, the type's stored properties.
package struct StorageMacro: Sendable {
  /// The name as it is written, without `@`.
  package let name: String
  /// What the macro does to the type's stored properties.
  package let effect: StorageEffect
  /// Whether the macro treats stored properties of any name alike.
  package let servesAnyName: Bool
}

extension TypeIndex {
  /// Returns the first macro on a type that may depend on, or change, its stored properties, or `nil` if there is none.
  /// A macro that is neither visible nor known may.
  func storageMacro(on type: TypeID) -> StorageMacro? {
    let model = types[type]
    let attributes = model.decl.node.leadingAttributes
    return attributes.lazy.compactMap { self.storageMacro($0, from: model.scopeOfAttributes) }.first
  }

  /// Returns whether an attribute keeps a macro on the type around it away from a stored property.
  func isExemption(_ attribute: SyntaxNode, from scope: Scope) -> Bool {
    let type = attribute.ancestors.first(where: \.kind.isTypeDeclaration)
    return type?.leadingAttributes.contains {
      storageMacro($0, from: scope)?.effect.exemptingAttribute == attribute.attributeName
    } ?? false
  }

  /// Returns whether an attached macro with the name of an attribute is visible or known.
  package func declaresMacro(named name: String) -> Bool {
    let last = TypeDecl.lastName(of: name)
    return globals.macros[last] != nil || prelude.macro(named: last) != nil
  }

  /// Returns whether the project declares a macro on a type that sees the type's functions, and may add attributes to
  /// them, such as other macros.
  package func hasOwnMacroForFunctions(_ type: TypeID) -> Bool {
    types[type].decl.node.leadingAttributes.contains { attribute in
      guard let macro = globals.macros[TypeDecl.lastName(of: attribute.attributeName)] else { return false }
      return macro.effect == .unknown && !macro.roles.isDisjoint(with: ["member", "memberAttribute"])
    }
  }

  private func storageMacro(_ attribute: SyntaxNode, from scope: Scope) -> StorageMacro? {
    let name = attribute.attributeName
    let last = TypeDecl.lastName(of: name)
    // Only what the project declares may be a macro with a name like those of the language's attributes.
    guard last.isWrittenLikeType || globals.macros[last] != nil, !Attributes.isHarmless(name),
      !isGlobalActor(name, scope: scope)
    else { return nil }
    let known = prelude.macro(named: last)
    if known?.seesStorage == false { return nil }
    // An attribute that names a type is no macro, but a result builder, for example.
    guard let macro = globals.macros[last] ?? known else {
      let meant = attributeType(named: name, from: scope)
      let isType =
        !resolve(meant.name, from: meant.scope).isEmpty || !prelude.types(named: meant.name).isEmpty
      return isType ? nil : StorageMacro(name: name, effect: .unknown, servesAnyName: false)
    }
    guard macro.seesStorage else { return nil }
    return StorageMacro(name: name, effect: macro.effect, servesAnyName: macro.servesAnyName)
  }
}

extension SyntaxNode {
  /// The attributes of the declaration, including those inside `#if`.
  fileprivate var leadingAttributes: [SyntaxNode] { attributes + conditionalAttributes }
}
