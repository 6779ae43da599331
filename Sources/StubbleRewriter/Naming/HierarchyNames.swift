import StubbleSemantics
import StubbleSyntax

/// The names that classes above and below a type declare. Nothing generated in the type may have one of them: what is
/// below may not hide it, nor may it hide what it inherits.
struct HierarchyNames: Sendable {
  private let type: TypeID
  /// What is generated above.
  private let taken: TakenNames
  private let index: TypeIndex

  /// Nil if there are no such classes.
  init?(around type: TypeID, taken: TakenNames, index: TypeIndex) {
    let hasSuperclass = index.ancestors(of: type).contains { index.types[$0].kind == .class }
    if !hasSuperclass, index.descendants(of: type).isEmpty { return nil }
    self.type = type
    self.taken = taken
    self.index = index
  }

  func include(_ name: String, isStatic: Bool) -> Bool {
    taken.owners(of: name, isStatic: isStatic).contains(where: isSuperclass)
      || index.namedMembers.named(name).contains { found in
        let member = index.types[found.type].members[found.member]
        return member.isStatic == isStatic && isAround(found.type, member)
      } || !isStatic && includesType(named: name)
  }

  private func isSuperclass(_ other: TypeID) -> Bool {
    index.types[other].kind == .class && index.ancestors(of: type).contains(other)
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

/// The names that are taken in types that are planned already, those of instances and those of the types apart.
struct TakenNames: Sendable {
  private var ofInstances: [String: [TypeID]] = [:]
  private var ofTypes: [String: [TypeID]] = [:]

  mutating func add(_ names: [String], isStatic: Bool, of type: TypeID) {
    for name in names {
      if isStatic {
        ofTypes[name, default: []].append(type)
      } else {
        ofInstances[name, default: []].append(type)
      }
    }
  }

  /// The types in which a name is taken.
  func owners(of name: String, isStatic: Bool) -> [TypeID] {
    (isStatic ? ofTypes[name] : ofInstances[name]) ?? []
  }
}
