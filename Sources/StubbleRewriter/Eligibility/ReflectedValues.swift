import StubbleSemantics
import StubbleSyntax

extension SyntaxNode {
  /// Returns whether the call creates a mirror of a value of the C library, or of a part of one. Such a value contains no
  /// property of Swift: `Mirror(reflecting: system.machine)` of `var system = utsname()`.
  func reflectsValueOfC(in index: TypeIndex) -> Bool {
    guard var value = children(.argument).first?.content else { return false }
    while value.kind == .memberAccessExpr, let base = value.children.first { value = base }
    guard value.kind == .identifierExpr, let declaration = memberAround else { return false }
    let declared = DeclaredValues(in: declaration.descendants)[value.spelling]
    return !declared.isEmpty
      && declared.allSatisfy { variable in
        !variable.types.isEmpty && variable.types.allSatisfy(index.isTypeOfC)
      }
  }
}

extension TypeIndex {
  /// Returns whether a name can mean a type of the C library only.
  fileprivate func isTypeOfC(_ name: String) -> Bool {
    let known = prelude.types(named: name)
    return !declaresType(named: name) && aliases.all(named: name).isEmpty && !known.isEmpty
      && known.allSatisfy(\.isOfC)
  }
}
