package import StubbleSyntax

extension TypeIndex {
  /// A type of a name is declared `@unsafe`, or is an alias of one that is made of such types. Of C's structures, those with
  /// pointers are unsafe without saying so: any that is not known may be, which a name in lower case is taken for.
  package func isUnsafe(_ name: String, from scope: Scope) -> Bool { isUnsafe(name, from: scope, within: []) }

  /// - Parameter names: the aliases that led to it, which may lead back to themselves.
  private func isUnsafe(_ name: String, from scope: Scope, within names: Set<String>) -> Bool {
    if isGenericParameter(name, in: scope) { return false }
    if resolve(name, from: scope).isEmpty, let alias = aliases.resolve(name, from: scope),
      !names.contains(name)
    {
      return alias.allNodes.contains { node in
        node.kind == .identifierType
          && isUnsafe(TypeDecl.dottedName(node), from: scope, within: names.union([name]))
      }
    }
    return isMarked(name, "unsafe", scope: scope) ?? (TypeDecl.lastName(of: name).first?.isLowercase == true)
  }
}

/// Whether uses of a stored property need the mark `unsafe`, which the compiler takes for a mistake where they do not.
package enum UnsafeMark: Sendable {
  case none, needed
  /// The language mode decides, or a type that is not known.
  case unclear
}

extension TypeIndex {
  func unsafeMark(of binding: PatternBinding, in decl: VariableDecl, of model: TypeModel) -> UnsafeMark {
    let node = decl.node
    guard settings[model.file].isStrictAboutMemory, !node.hasAttribute("safe") else { return .none }
    if node.hasAttribute("unsafe") { return .needed }
    if node.isDeclaredUnsafe {
      return node.modifier(.nonisolated, detailed: true) == nil ? .needed : .unclear
    }
    let inference = TypeInference(index: self, scope: model.scope)
    let value = binding.initializer?.content
    let type = binding.writtenType(in: decl).map { TypeRef($0) } ?? value.flatMap(inference.type(of:))
    guard let type else { return value?.kind == .unsafeExpr ? .unclear : .none }
    return type.names.contains { isUnsafe($0, from: model.scope) } ? .needed : .none
  }
}

extension SyntaxNode {
  /// A property that can be used only with the mark `unsafe`, by what its declaration says.
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
