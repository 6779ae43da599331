package import StubbleSyntax

/// A type alias of the project.
package struct TypeAlias: Sendable {
  /// The declaration.
  package let node: SyntaxNode
  private let valueID: NodeID
  /// The scope of the declaration, in which the type that the alias means is looked up.
  package let scope: Scope
  /// The only file that sees the alias, or `nil` if others may.
  private let privateFile: FileID?
  /// Whether no other module sees the alias.
  let isInternal: Bool

  /// Creates the alias that a declaration of a file declares, or returns `nil` if it has no type.
  init?(_ node: SyntaxNode, file: FileID, modules: ModuleSet) {
    guard let value = node.child(.initializerClause)?.content else { return nil }
    self.node = node
    valueID = value.id
    scope = Scope(around: node, modules: modules)
    privateFile = node.isPrivateToFile ? file : nil
    isInternal = !node.isVisibleToOtherModules
  }

  private init(_ other: TypeAlias, scope: Scope) {
    (node, valueID, privateFile, isInternal) = (
      other.node, other.valueID, other.privateFile, other.isInternal
    )
    self.scope = scope
  }

  /// The type that the alias means.
  package var value: SyntaxNode { SyntaxNode(tree: node.tree, id: valueID) }

  package var genericParameters: [GenericParameter] {
    node.genericParameterNodes.compactMap(GenericParameter.init)
  }

  var isPrivateToFile: Bool { privateFile != nil }

  /// Returns whether code in a scope sees the alias, as far as that depends on its file.
  func isVisible(from scope: Scope) -> Bool {
    privateFile == nil || scope.file == nil || privateFile == scope.file
  }

  /// Returns the alias as a declaration in another scope.
  func moved(to scope: Scope) -> TypeAlias { TypeAlias(self, scope: scope) }

  /// Returns the type that the alias means with generic arguments, if it has as many parameters. Otherwise they stay.
  ///
  /// - Parameter paths: What the type has in place of some names, by name.
  func meaning(withArguments arguments: [TypeRef], _ paths: [String: TypeRef] = [:]) -> TypeRef {
    let type = TypeRef(value).renaming(paths)
    guard !arguments.isEmpty, case let names = genericParameters.map(\.name), names.count == arguments.count
    else { return type }
    return type.substituting(Dictionary(zip(names, arguments)) { first, _ in first })
  }
}
