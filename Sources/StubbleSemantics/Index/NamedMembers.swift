import StubbleSyntax

/// The members of types and extensions, looked up by what an expression calls them.
package struct NamedMembers: Sendable {
  /// Variables, functions and cases in order: the type's index and the member's.
  private var ofTypes: [String: [(type: TypeID, member: Int)]] = [:]
  /// The same of extensions of types that are not visible.
  private var ofForeignTypes: [String: [Member]] = [:]
  /// The initialisers that such extensions declare, by type.
  private var initializers: [String: [Member]] = [:]
  /// The names of types to which such extensions add subscripts.
  private(set) var foreignSubscripts: Set<String> = []

  /// The names of overrides whose code is compiled into other modules.
  package private(set) var inlinableOverrides: Set<String> = []

  init() {}

  init(in index: TypeIndex) {
    for (type, model) in index.types.entries {
      for (place, member) in model.members.enumerated() where TypeDecl(member.node) == nil {
        for name in member.declaredNames { ofTypes[name, default: []].append((type, place)) }
        if member.isInlinable, member.node.hasModifier(.override) {
          inlinableOverrides.formUnion(member.declaredNames)
        }
      }
    }
    for member in index.foreignExtensions {
      switch member.node.kind {
      case .initializerDecl: initializers[index.nameOfOwner(member), default: []].append(member)
      case .subscriptDecl: foreignSubscripts.insert(index.nameOfOwner(member))
      default: for name in member.declaredNames { ofForeignTypes[name, default: []].append(member) }
      }
    }
  }

  /// The types among some that have a member of a name, and the members' places.
  func named(_ name: String, of owners: [TypeID]) -> [(type: TypeID, member: Int)] {
    (ofTypes[name] ?? []).filter { owners.contains($0.type) }
  }

  /// The types that have a member of a name, and the members' places.
  package func named(_ name: String) -> [(type: TypeID, member: Int)] { ofTypes[name] ?? [] }

  /// The types that have a member of a name.
  func owners(of name: String) -> [TypeID] { (ofTypes[name] ?? []).map(\.type) }

  /// Some type has a member of a name.
  func declares(_ name: String) -> Bool { ofTypes[name] != nil || ofForeignTypes[name] != nil }

  func foreign(_ name: String) -> [Member] { ofForeignTypes[name] ?? [] }

  func initializers(of type: String) -> [Member] { initializers[type] ?? [] }
}

extension TypeIndex {
  /// The name of the type that a member's extension extends, by whatever name it does.
  fileprivate func nameOfOwner(_ member: Member) -> String {
    let name = member.owner.name
    let scope = Scope(modules: modules[member.file], path: "")
    return unaliased(TypeRef(path: name), from: scope).lookupName ?? name
  }
}
