import StubbleSyntax

/// The members of types and extensions, by name.
package struct NamedMembers: Sendable {
  /// The variables, functions and cases of visible types, in the order of types: the type, and the member's index in it.
  private var ofTypes: [String: [(type: TypeID, member: Int)]] = [:]
  /// The names of those that protocols and their extensions declare.
  private var ofProtocols: Set<String> = []
  /// The variables, functions and cases in extensions of types that are not visible.
  private var ofForeignTypes = MembersByName()
  /// The initializers in extensions of types that are not visible, by the type's name.
  private var initializers: [String: [Member]] = [:]
  /// The names of types to which these extensions add subscripts whose first argument has no label.
  private(set) var foreignSubscripts: Set<String> = []

  /// The names of overrides whose bodies may be compiled into other modules.
  package private(set) var inlinableOverrides: Set<String> = []

  init() {}

  init(in index: TypeIndex) {
    ofTypes.reserveCapacity(index.types.values.reduce(0) { $0 + $1.members.count })
    for (type, model) in index.types.entries {
      for (position, member) in model.members.enumerated() where !member.node.kind.isTypeDeclaration {
        for name in member.declaredNames { ofTypes[name, default: []].append((type, position)) }
        if model.kind == .protocol { ofProtocols.formUnion(member.declaredNames) }
        if member.isInlinable, member.node.hasModifier(.override) {
          inlinableOverrides.formUnion(member.declaredNames)
        }
      }
    }
    for member in index.foreignExtensions {
      switch member.node.kind {
      case .initializerDecl: initializers[index.nameOfOwner(member), default: []].append(member)
      case .subscriptDecl:
        if FunctionDecl(member.node)?.parameters.first?.label(inSubscript: true) == nil {
          foreignSubscripts.insert(index.nameOfOwner(member))
        }
      default: ofForeignTypes.add(member)
      }
    }
  }

  /// Returns the members with this name of some types: the type, and the member's index in it.
  package func named(_ name: String, of owners: [TypeID]) -> [(type: TypeID, member: Int)] {
    guard let all = ofTypes[name] else { return [] }
    if all.count <= owners.count { return all.filter { owners.contains($0.type) } }
    // Thousands of types may have a member with the name.
    return Set(owners).sorted().flatMap { owner in
      all[all.partitioningIndex(where: { $0.type >= owner })...].prefix { $0.type == owner }
    }
  }

  /// Returns the members with this name of all visible types: the type, and the member's index in it.
  package func named(_ name: String) -> [(type: TypeID, member: Int)] { ofTypes[name] ?? [] }

  /// Returns whether a visible protocol, or an extension of one, has a member with this name.
  func areOfProtocol(_ name: String) -> Bool { ofProtocols.contains(name) }

  /// Returns whether some type or extension has a member with this name.
  func declares(_ name: String) -> Bool { ofTypes[name] != nil || !ofForeignTypes[name].isEmpty }

  /// Returns the members with this name in extensions of types that are not visible.
  package func foreign(_ name: String) -> [Member] { ofForeignTypes[name] }

  /// Returns the members with this name in extensions of types that are not visible, without those that are private to
  /// other files.
  ///
  /// - Parameter file: The file that uses the name, or `nil` for code that is in none of the project's files.
  func foreign(_ name: String, visibleIn file: FileID?) -> [Member] {
    ofForeignTypes.named(name, visibleIn: file)
  }

  /// Returns the initializers that extensions of a type that is not visible declare.
  func initializers(of type: String) -> [Member] { initializers[type] ?? [] }
}

extension TypeIndex {
  /// Returns the name of the type that a member's extension extends, if need be by following an alias.
  fileprivate func nameOfOwner(_ member: Member) -> String {
    let name = member.owner.name
    let scope = Scope(modules: modules[member.file], path: "")
    return unaliased(TypeRef(path: name), from: scope).head ?? name
  }
}

extension TypeIndex {
  /// Returns the initializers that extensions of the project give to a known type, or to a protocol that it conforms to.
  func initializers(addedTo name: String) -> [Member] {
    ([name] + prelude.types(named: name).flatMap(\.conformances)).flatMap(namedMembers.initializers)
  }
}
