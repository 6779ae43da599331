package import StubbleSyntax

/// What known protocols and classes demand of the types below them, besides members of some types: the witnesses of
/// requirements inherit an attribute, or their values are read from the source while the program is built, or a module
/// finds stored properties by their names.
package struct KnownRequirements: Sendable {
  private let byProtocol: [String: [Member]]
  /// The classes and protocols whose module reflects on what the types below them store.
  private let reflecting: Set<String>

  package init(in index: TypeIndex) {
    byProtocol = index.prelude.modules.reduce(into: [:]) { found, module in
      found.merge(module.markedRequirements) { $0 + $1 }
    }
    reflecting = index.prelude.modules.reduce(into: []) { $0.formUnion($1.reflectingTypes) }
  }

  /// Returns the name of a known class or protocol above a type whose module finds stored properties by their names, or
  /// `nil` if there is none.
  package func nameOfReflectingType(above type: TypeID, in index: TypeIndex) -> String? {
    if reflecting.isEmpty { return nil }
    return index.conformances(of: type).map { TypeDecl.lastName(of: $0) }.filter(reflecting.contains).min()
  }

  /// Returns the requirements that a member of a type may witness, by its name.
  package func requirements(of type: TypeID, answeredBy member: Member, in index: TypeIndex)
    -> [KnownRequirement]
  {
    if byProtocol.isEmpty { return [] }
    let names = member.declaredNames
    let conformances = index.conformances(of: type).sorted()
    return conformances.flatMap { conformance -> [KnownRequirement] in
      let name = TypeDecl.lastName(of: conformance)
      let found = (byProtocol[name] ?? []).filter {
        $0.declaredNames == names && $0.isStatic == member.isStatic && $0.node.kind == member.node.kind
      }
      if found.isEmpty || !index.resolve(conformance, from: index.types[type].scope).isEmpty { return [] }
      return found.map { KnownRequirement(protocolName: name, member: $0) }
    }
  }
}

/// A requirement of a known protocol.
package struct KnownRequirement: Sendable {
  package let protocolName: String
  package let member: Member

  /// Whether the value of the witness is read from the source.
  package var isReadFromSource: Bool { member.owner.node.hasAttribute(KnownRequirement.reading) }

  /// The result builder that transforms the witness's body, or `nil` if there is none.
  package var builder: SyntaxNode? { member.node.builderAttribute }

  /// The attribute of protocols for whose conforming types the compiler records constant values.
  fileprivate static let reading = "extractConstantsFromMembers"
}

extension TypeIndex {
  /// The requirements of the protocols that are marked themselves, or in protocols that are, by the names of these.
  var markedRequirements: [String: [Member]] {
    let protocols = types.values.filter { $0.kind == .protocol }
    return protocols.reduce(into: [:]) { found, model in
      let isRead = model.decl.node.hasAttribute(KnownRequirement.reading)
      let marked = model.members.filter { member in
        !member.isInExtension && (isRead || member.node.builderAttribute != nil)
      }
      if !marked.isEmpty { found[model.name] = marked }
    }
  }

  /// The names of the types that are marked with `@_reflecting`.
  var reflectingTypes: [String] {
    types.values.filter { $0.decl.node.hasAttribute("_reflecting") }.map(\.name)
  }
}

extension SyntaxNode {
  /// The attribute with the name of a result builder, perhaps with generic arguments.
  fileprivate var builderAttribute: SyntaxNode? {
    attributes.first { $0.attributeName.prefix { $0 != "<" }.hasSuffix("Builder") }
  }
}
