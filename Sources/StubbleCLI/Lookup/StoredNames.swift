import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// Returns the names of the variables in structs. A variable that other code modifies in place may have to stay a
  /// stored one.
  ///
  /// - Parameter selectsAll: Whether all types are selected, so that structs without an annotation count too.
  func variablesOfStructs(selectsAll: Bool) -> Set<Name> {
    variables(selectsAll: selectsAll, of: { $0 == .structDecl }) { _, _ in true }
  }

  /// Returns the names of the variables that may have property wrappers, or macros on their types. Other files may name
  /// what these generate.
  ///
  /// - Parameter selectsAll: Whether all types are selected, so that those without an annotation count too.
  func variablesWithWrappers(selectsAll: Bool) -> Set<Name> {
    variables(selectsAll: selectsAll, of: \.isTypeDeclaration) { type, variable in
      variable.mayHaveWrappers || type.mayHaveWrappers
    }
  }

  /// Returns the names of the variables in types of some kinds for which a condition holds.
  private func variables(
    selectsAll: Bool, of kinds: (NodeKind) -> Bool,
    where condition: (_ type: SyntaxNode, _ variable: SyntaxNode) -> Bool
  ) -> Set<Name> {
    var names: Set<Name> = []
    for type in nodes(where: kinds) where selectsAll || type.isAnnotated {
      guard let block = type.child(.memberBlock) else { continue }
      for variable in block.descendants where variable.kind == .variableDecl && condition(type, variable) {
        for name in VariableDecl(variable)?.bindings.compactMap(\.name) ?? [] {
          names.insert(Name(name.utf8))
        }
      }
    }
    return names
  }
}

extension SyntaxNode {
  /// Whether some attribute may be that of a property wrapper or a macro.
  fileprivate var mayHaveWrappers: Bool {
    attributes.contains { !Attributes.isHarmless($0.attributeName) && $0.attributeName != "MainActor" }
  }

  /// Whether an annotation may be on the declaration, in a comment above it, or on one of its members.
  fileprivate var isAnnotated: Bool {
    let start = tree.leadingTrivia(ofToken: tokenRange.lowerBound).lowerBound
    return tree.source[start..<range.upperBound].withUnsafeBytes(Trigger.hasAnnotation)
  }
}
