package import StubbleSyntax

/// A member of a type: one declaration in it or in an extension.
///
/// Members are objects, because everything that plans a member holds it.
package final class Member: Sendable {
  /// The file of the declaration.
  package let file: FileID
  package let node: SyntaxNode
  /// The declaration of the type, or the extension, that contains the member.
  package let owner: TypeDecl
  /// The `#if` clauses around the member inside its owner, outermost first.
  package let clauses: [SyntaxNode]
  /// The names that the declaration introduces.
  package let declaredNames: [String]
  /// Whether the member's body may be compiled into other modules.
  package let isInlinable: Bool
  package let isStatic: Bool

  package init(file: FileID, node: SyntaxNode, owner: TypeDecl, clauses: [SyntaxNode]) {
    self.file = file
    self.node = node
    self.owner = owner
    self.clauses = clauses
    declaredNames = node.declaredNames
    isInlinable = node.isInlinable
    isStatic = node.isStaticMember
  }

  package var isInExtension: Bool { owner.isExtension }
}

extension SyntaxNode {
  /// The names that the declaration introduces into its type.
  package var declaredNames: [String] {
    switch kind {
    case .functionDecl: FunctionDecl(self).map { [$0.name] } ?? []
    case .variableDecl:
      children(.patternBinding).compactMap(PatternBinding.init).flatMap(\.names)
    case .enumCaseDecl:
      children(.enumCaseElement).compactMap { $0.tokenRange.first.map(tree.name(ofToken:)) }
    default: TypeDecl(self).map { [$0.name] } ?? []
    }
  }
}
