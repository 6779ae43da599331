import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The variables that structs store, or those of structs with annotations alone: what is changed together with
  /// others must stay as it is.
  func variablesOfStructs(withoutAnnotation: Bool) -> Set<Name> {
    var names: Set<Name> = []
    for node in nodes(ofKind: .structDecl) where withoutAnnotation || node.isAnnotated {
      guard let block = node.child(.memberBlock) else { continue }
      for declaration in block.descendants where declaration.kind == .variableDecl {
        for name in VariableDecl(declaration)?.bindings.compactMap(\.name) ?? [] {
          names.insert(Name(name.utf8))
        }
      }
    }
    return names
  }

  /// The variables of types, or those of types with annotations alone, that have property wrappers, or macros on their
  /// types: what these make of them may be named elsewhere.
  func variablesWithWrappers(withoutAnnotation: Bool) -> Set<Name> {
    var names: Set<Name> = []
    for node in nodes(where: \.isTypeDeclaration) where withoutAnnotation || node.isAnnotated {
      guard let block = node.child(.memberBlock) else { continue }
      let isObserved = node.mayHaveWrappers
      for declaration in block.descendants
      where declaration.kind == .variableDecl && (isObserved || declaration.mayHaveWrappers) {
        for name in VariableDecl(declaration)?.bindings.compactMap(\.name) ?? [] {
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
