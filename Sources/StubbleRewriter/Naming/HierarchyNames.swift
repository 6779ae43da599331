import StubbleSemantics
import StubbleSyntax

/// The names that are declared in superclasses and subclasses of a type. A declaration generated in the type must not
/// have one of them: it would hide an inherited member, or be hidden by one of a subclass.
struct HierarchyNames: Sendable {
  private let type: TypeID
  /// The names that are taken in superclasses, with the generated ones.
  private let taken: TakenNames
  private let index: TypeIndex

  /// Creates the names for a type, or returns `nil` if it has neither a superclass nor subclasses.
  init?(around type: TypeID, taken: TakenNames, index: TypeIndex) {
    let hasSuperclass = index.ancestors(of: type).contains { index.types[$0].kind == .class }
    if !hasSuperclass, index.descendants(of: type).isEmpty { return nil }
    self.type = type
    self.taken = taken
    self.index = index
  }

  /// Whether a superclass or subclass has a member, or a nested type, with a name.
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

  /// Whether a member is in a subclass, or in a superclass where it is not private.
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

/// The names that are taken in types that are planned already, separately for instance and static members.
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

  /// Returns the types in which a name is taken.
  func owners(of name: String, isStatic: Bool) -> [TypeID] {
    (isStatic ? ofTypes[name] : ofInstances[name]) ?? []
  }
}
