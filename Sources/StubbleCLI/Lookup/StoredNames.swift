import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The variables that structs store, or those of structs with annotations alone: what is changed together with
  /// others must stay as it is.
  func variablesOfStructs(withoutAnnotation: Bool) -> Set<Name> {
    variables(withoutAnnotation: withoutAnnotation, of: { $0 == .structDecl }) { _, _ in true }
  }

  /// The variables of types, or those of types with annotations alone, that have property wrappers, or macros on their
  /// types: what these make of them may be named elsewhere.
  func variablesWithWrappers(withoutAnnotation: Bool) -> Set<Name> {
    variables(withoutAnnotation: withoutAnnotation, of: \.isTypeDeclaration) { type, variable in
      variable.mayHaveWrappers || type.mayHaveWrappers
    }
  }

  /// The variables inside of types, or of those with annotations alone, for which a condition holds.
  private func variables(
    withoutAnnotation: Bool, of kinds: (NodeKind) -> Bool,
    where condition: (_ type: SyntaxNode, _ variable: SyntaxNode) -> Bool
  ) -> Set<Name> {
    var names: Set<Name> = []
    for type in nodes(where: kinds) where withoutAnnotation || type.isAnnotated {
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
  /// Some attribute may be that of a property wrapper or a macro.
  fileprivate var mayHaveWrappers: Bool {
    attributes.contains { !Attributes.isHarmless($0.attributeName) && $0.attributeName != "MainActor" }
  }

  /// An annotation is on a declaration, above it, or on one of its members.
  fileprivate var isAnnotated: Bool {
    let start = tree.leadingTrivia(ofToken: tokenRange.lowerBound).lowerBound
    return tree.source[start..<range.upperBound].withUnsafeBytes(Trigger.hasAnnotation)
  }
}
