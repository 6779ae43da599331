import StubbleSemantics
import StubbleSyntax

/// The names that classes above and below a type declare. Nothing generated in the type may have one of them: what is
/// below may not hide it, nor may it hide what it inherits.
struct HierarchyNames: Sendable {
  private let type: TypeID
  private let index: TypeIndex

  /// Nil if there are no such classes.
  init?(around type: TypeID, index: TypeIndex) {
    let hasSuperclass = index.ancestors(of: type).contains { index.types[$0].kind == .class }
    if !hasSuperclass, index.descendants(of: type).isEmpty { return nil }
    self.type = type
    self.index = index
  }

  func include(_ name: String, isStatic: Bool) -> Bool {
    index.namedMembers.named(name).contains { found in
      let member = index.types[found.type].members[found.member]
      return member.isStatic == isStatic && isAround(found.type, member)
    } || !isStatic && includesType(named: name)
  }

  /// What is private above is not visible.
  private func isAround(_ other: TypeID, _ member: Member) -> Bool {
    guard index.types[other].kind == .class else { return false }
    return index.descendants(of: type).contains(other)
      || index.ancestors(of: type).contains(other) && !member.node.hasModifier(.private)
  }

  private func includesType(named name: String) -> Bool {
    guard index.declaresType(named: name) else { return false }
    let around = index.ancestors(of: type) + index.descendants(of: type)
    return around.contains { !index.resolve(name, in: index.types[$0].scope).isEmpty }
  }
}
