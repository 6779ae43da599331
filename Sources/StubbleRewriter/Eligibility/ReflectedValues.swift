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
  /// Returns whether a call may create a mirror of values of a type: `Mirror(reflecting: self)` does not outside of the type,
  /// its superclasses, its subclasses and the protocols that these conform to.
  func mayReflect(_ type: TypeID, _ call: SyntaxNode, in file: FileID) -> Bool {
    guard call.child(.argument)?.content?.isSelf == true, let owner = call.enclosingType, isIndexed(file)
    else { return true }
    let around = Scope(around: owner.node, modules: modules[file])
    let reflected =
      owner.isExtension
      ? types(extendedBy: owner.node, path: owner.name, in: file)
      : resolve(owner.name, from: scope(written: around))
    return reflected.isEmpty
      || reflected.contains {
        if types[$0].kind == .protocol { return mayConform(type, to: $0) }
        return $0 == type || ancestors(of: $0).contains(type) || ancestors(of: type).contains($0)
      }
  }

  /// Returns whether values of a type, or of a subclass, may conform to a protocol of the project.
  private func mayConform(_ type: TypeID, to requirements: TypeID) -> Bool {
    if facts(of: type).hasUnknownAncestors || ancestors(of: type).contains(requirements) { return true }
    return types[type].kind == .class
      && types.keys.contains { ancestors(of: $0).contains(type) && ancestors(of: $0).contains(requirements) }
  }

  /// Returns whether a name can mean a type of the C library only.
  fileprivate func isTypeOfC(_ name: String) -> Bool {
    let known = prelude.types(named: name)
    return !declaresType(named: name) && !aliases.contains(name) && !known.isEmpty
      && known.allSatisfy(\.isOfC)
  }
}
