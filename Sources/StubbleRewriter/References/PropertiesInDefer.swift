import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns the properties whose overrides run where a `defer` statement in an initializer or deinitializer of a class
  /// accesses them.
  ///
  /// Before language mode 6, such a statement accesses properties as a local function does. Since then, it accesses the
  /// storage, as the code around it does. Without an override both come to the same, because the storage has the
  /// observers of the original.
  func propertiesWithOverrides(
    _ names: Set<String>, accessedInDeferOf member: Member, in type: TypeID
  ) -> Set<String> {
    guard settings[member.file].isBeforeMode6,
      member.node.descendants.contains(where: { $0.kind == .deferStmt })
    else { return [] }
    let overrides = descendants(of: type).flatMap { types[$0].members }.filter {
      !$0.isStatic && $0.node.kind == .variableDecl && $0.node.hasModifier(.override)
    }
    return names.intersection(overrides.flatMap(\.declaredNames))
  }
}
