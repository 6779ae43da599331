package import StubbleSyntax

/// What known protocols and classes require of the types below them, besides members of some types: the witnesses of
/// requirements inherit an attribute, or their values are read from the source while the program is built, or a module
/// finds stored properties by their names.
package struct KnownRequirements: Sendable {
  /// The requirements by the names of what they require.
  private let byName: [String: [KnownRequirement]]
  /// The classes and protocols whose module reflects on what the types below them store.
  private let reflecting: [KnownName]

  package init(in index: TypeIndex) {
    let modules = index.prelude.modules
    byName = Dictionary(grouping: modules.flatMap(\.markedRequirements)) {
      $0.member.declaredNames.first ?? ""
    }
    reflecting = modules.flatMap(\.reflectingTypes)
  }

  /// Returns the requirements that a member of a type may witness, by its name.
  package func requirements(
    of type: TypeID, witnessedBy member: Member, in index: TypeIndex
  ) -> [KnownRequirement] {
    guard let found = byName[member.declaredNames.first ?? ""] else { return [] }
    return found.filter { requirement in
      requirement.member.declaredNames == member.declaredNames
        && requirement.member.isStatic == member.isStatic
        && requirement.member.node.kind == member.node.kind
        && index.inherits(type, fromKnown: requirement.protocolName)
    }
  }

  /// Returns the name of a known class or protocol above a type whose module finds stored properties by their names, or
  /// `nil` if there is none.
  package func nameOfReflectingType(above type: TypeID, in index: TypeIndex) -> String? {
    reflecting.first { index.inherits(type, fromKnown: $0) }?.name
  }
}

/// The name of a known type, with that of its module.
package struct KnownName: Sendable {
  package let name: String
  let module: String
}

/// A requirement of a known protocol.
package struct KnownRequirement: Sendable {
  package let protocolName: KnownName
  package let member: Member

  /// Whether the value of the witness is read from the source.
  package var isReadFromSource: Bool { member.owner.node.hasAttribute(KnownRequirement.reading) }

  /// The result builder that transforms the witness's body, or `nil` if there is none.
  package var builder: SyntaxNode? { member.node.builderAttribute }

  /// The attribute of protocols for whose conforming types the compiler records constant values.
  fileprivate static let reading = "extractConstantsFromMembers"
}

extension TypeIndex {
  /// Returns whether a type inherits from a known class or conforms to a known protocol, which it may name with the
  /// module.
  fileprivate func inherits(_ type: TypeID, fromKnown known: KnownName) -> Bool {
    let names = conformances(of: type)
    let isNamed = names.contains(known.name) || names.contains("\(known.module).\(known.name)")
    return isNamed && resolve(known.name, from: types[type].scope).isEmpty
  }

  /// Returns the requirements of the protocols that are marked themselves, and those that are marked.
  ///
  /// - Parameter module: The module that the index is of.
  func markedRequirements(in module: String) -> [KnownRequirement] {
    types.values.filter { $0.kind == .protocol }.flatMap { model in
      let isRead = model.decl.node.hasAttribute(KnownRequirement.reading)
      return model.members.filter { member in
        !member.isInExtension && (isRead || member.node.builderAttribute != nil)
      }.map { KnownRequirement(protocolName: KnownName(name: model.name, module: module), member: $0) }
    }
  }

  /// Returns the names of the types that are marked with `@_reflecting`.
  ///
  /// - Parameter module: The module that the index is of.
  func reflectingTypes(in module: String) -> [KnownName] {
    types.values.filter(\.isReflecting).map {
      KnownName(name: $0.name, module: module)
    }
  }
}

extension TypeModel {
  /// Whether the type's module finds stored properties by their names while the program runs.
  var isReflecting: Bool { decl.node.hasAttribute("_reflecting") }
}

extension SyntaxNode {
  /// The attribute with the name of a result builder, perhaps with generic arguments.
  fileprivate var builderAttribute: SyntaxNode? {
    attributes.first { $0.attributeName.prefix { $0 != "<" }.hasSuffix("Builder") }
  }
}
