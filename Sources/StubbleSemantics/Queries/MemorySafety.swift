package import StubbleSyntax

extension TypeIndex {
  /// Returns whether a name means a type that is declared `@unsafe`, or an alias of a type that contains one. C structs
  /// with pointers are unsafe without being declared so; a type that is not known is taken for one if its name is in
  /// lower case.
  package func isUnsafe(_ name: String, from scope: Scope) -> Bool {
    var followed: Set<SyntaxNode> = []
    return isUnsafe(name, from: scope, &followed)
  }

  /// - Parameter followed: The aliases that were followed; an alias may lead back to itself.
  private func isUnsafe(_ name: String, from scope: Scope, _ followed: inout Set<SyntaxNode>) -> Bool {
    if isGenericParameter(name, in: scope) { return false }
    if resolve(name, from: scope).isEmpty, let alias = aliases(named: name, from: scope).first {
      return followed.insert(alias.node).inserted
        && TypeRef(alias.value).names.contains { isUnsafe($0, from: alias.scope, &followed) }
    }
    return isMarked(name, "unsafe", scope: scope) ?? (TypeDecl.lastName(of: name).first?.isLowercase == true)
  }
}

/// Whether uses of a stored property must be marked `unsafe`. The compiler warns about a mark that is not needed.
package enum UnsafeMark: Sendable {
  case none, needed
  /// The mark depends on the language mode, or on a type that is not known.
  case unclear
}

extension TypeIndex {
  /// Returns whether uses of a stored property must be marked `unsafe`.
  func unsafeMark(of binding: PatternBinding, in decl: VariableDecl, of model: TypeModel) -> UnsafeMark {
    let node = decl.node
    guard settings[model.file].isStrictAboutMemory, !node.hasAttribute("safe") else { return .none }
    if node.hasAttribute("unsafe") { return .needed }
    if node.isDeclaredUnsafe {
      return node.modifier(.nonisolated, detailed: true) == nil ? .needed : .unclear
    }
    let inference = TypeInference(index: self, scope: model.scope)
    guard let type = inference.type(ofStored: binding) else {
      return binding.initializer?.content?.kind == .unsafeExpr ? .unclear : .none
    }
    return type.names.contains { isUnsafe($0, from: model.scope) } ? .needed : .none
  }
}

extension SyntaxNode {
  /// Whether the property's declaration makes it unsafe to use.
  package var isDeclaredUnsafe: Bool {
    !hasAttribute("safe") && (hasAttribute("unsafe") || isUnsafeToStore)
  }

  /// What is stored is unsafe, and what is computed would not be.
  package var isUnsafeToStore: Bool { (attributes + modifiers).contains { $0.takesChecksAway } }

  /// `nonisolated(unsafe)`, `unowned(unsafe)` or `@exclusivity(unchecked)`.
  private var takesChecksAway: Bool {
    spelling.hasSuffix("(unsafe)") || attributeName == "exclusivity" && spelling.hasSuffix("(unchecked)")
  }
}
