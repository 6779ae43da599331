import StubbleSemantics
import StubbleSyntax

/// The names that are declared in superclasses, protocols and subclasses of a type. A declaration generated in the type
/// must not have one of them: it would hide an inherited member, or be hidden by one of a subclass.
struct HierarchyNames: Sendable {
  private let superclasses: [TypeID]
  private let subclasses: [TypeID]
  /// The superclasses, protocols and subclasses.
  private let relatives: [TypeID]
  private let ancestors: [TypeID]
  private let conformances: Set<String>
  /// The names that are taken in superclasses, with the generated ones.
  private let taken: TakenNames
  /// The names that subclasses in files which are not planned declare.
  private let others: MemberNameSets
  private let index: TypeIndex

  /// Creates the names for a type, or returns `nil` if it neither inherits anything nor has subclasses.
  init?(around type: TypeID, taken: TakenNames, others: SubclassNames, index: TypeIndex) {
    ancestors = index.ancestors(of: type)
    superclasses = ancestors.filter { index.types[$0].kind == .class }
    let protocols = ancestors.filter { index.types[$0].kind == .protocol }
    subclasses = index.descendants(of: type)
    conformances = index.conformances(of: type)
    self.others =
      others.isEmpty
      ? MemberNameSets() : others.members(ofSubclassesOf: ([type] + subclasses).map { index.types[$0].name })
    let isAlone = ancestors.isEmpty && conformances.isEmpty && subclasses.isEmpty
    if isAlone, self.others.isEmpty { return nil }
    relatives = subclasses + superclasses + protocols
    self.taken = taken
    self.index = index
  }

  /// Whether what the type inherits from, or a subclass, has a member with a name or, as an instance member would hide it,
  /// a nested type. A function in an extension of a protocol or of another module's type is not hidden.
  func include(_ name: String, isStatic: Bool) -> Bool {
    taken.include(name, isStatic: isStatic, inOneOf: superclasses)
      || index.namedMembers.named(name, of: relatives).contains { found in
        let member = index.types[found.type].members[found.member]
        let isOfProtocol = index.types[found.type].kind == .protocol
        if isOfProtocol, member.node.kind != .variableDecl { return false }
        // Private members of a superclass are not visible here.
        return member.isStatic == isStatic
          && (member.node.accessModifier != .private || subclasses.contains(found.type))
      }
      || index.namedMembers.foreign(name).contains { member in
        member.node.kind == .variableDecl && member.isStatic == isStatic
          && member.node.accessModifier != .private && isInherited(member.owner.name)
      }
      || !isStatic && includesType(named: name)
      || others[isStatic: isStatic].contains(name)
  }

  /// Whether a name is that of a type or protocol from which the type inherits, and by which an extension extends it.
  private func isInherited(_ name: String) -> Bool {
    conformances.contains(name) || ancestors.contains { index.types[$0].path == name }
  }

  private func includesType(named name: String) -> Bool {
    guard index.declaresType(named: name) else { return false }
    return (superclasses + subclasses).contains { !index.resolve(name, in: index.types[$0].scope).isEmpty }
  }
}

/// The names that are taken in types that are planned already, separately for instance and static members.
struct TakenNames: Sendable {
  private var owners = InstanceAndStatic<[String: Set<TypeID>]>(ofInstances: [:], ofType: [:])

  mutating func add(_ names: MemberNameSets, of type: TypeID) {
    for isStatic in [false, true] {
      for name in names[isStatic: isStatic] { owners[isStatic: isStatic][name, default: []].insert(type) }
    }
  }

  /// Returns whether a name is taken in one of some types.
  func include(_ name: String, isStatic: Bool, inOneOf types: [TypeID]) -> Bool {
    guard let owners = self.owners[isStatic: isStatic][name] else { return false }
    // Either may be many: types with a common name, and the classes of a long chain.
    return owners.count < types.count
      ? owners.contains(where: types.contains) : types.contains(where: owners.contains)
  }
}
