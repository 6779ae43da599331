import StubbleSyntax

/// A type that a declaration or an extension names as inherited, and what that means.
package struct InheritedType: Sendable {
  let node: SyntaxNode
  /// The scope in which it is looked up.
  let scope: Scope
  /// The dotted name, as it is written.
  package let name: String
  /// Whether the type's own declaration names it, rather than an extension.
  let isInDeclaration: Bool
  /// The visible types with the name.
  let named: [TypeID]
  /// The type itself or, if its name is that of an alias, the parts of what that means.
  let meanings: [Meaning]

  /// The name of a type, and the visible types that it means.
  struct Meaning: Sendable {
    let name: String
    let types: [TypeID]
  }

  /// - Parameters:
  ///   - node: A written type that is not composed of others.
  ///   - scope: The scope in which it is looked up.
  ///   - index: The index, which knows the paths of all types and aliases.
  init(_ node: SyntaxNode, isInDeclaration: Bool, from scope: Scope, in index: TypeIndex) {
    self.node = node
    self.scope = scope
    self.isInDeclaration = isInDeclaration
    name = TypeDecl.dottedName(node)
    named = index.resolve(name, from: scope)
    if named.isEmpty {
      meanings = index.unaliased(node, from: scope).map { part in
        let name = TypeDecl.dottedName(part.type)
        return Meaning(name: name, types: part.type == node ? [] : index.resolve(name, from: part.scope))
      }
    } else {
      meanings = [Meaning(name: name, types: named)]
    }
  }

  /// The names of the types that it means which are not visible.
  package var namesElsewhere: [String] { meanings.filter(\.types.isEmpty).map(\.name) }

  /// The visible types that it means.
  var types: [TypeID] { meanings.flatMap(\.types) }
}

/// The protocols whose requirements the compiler derives from stored properties.
private let derivedProtocols = ["Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable"]

extension TypeIndex {
  /// Returns what a type and its extensions name as inherited, without conformances that are unavailable, unless the
  /// compiler derives the members that these require: it does so all the same.
  func findInheritedTypes(of type: TypeID) -> [InheritedType] {
    let model = types[type]
    let own = model.decl.inheritedTypes.flatMap(\.composedTypes).map { (model.decl, $0) }
    let others = model.extensions.flatMap { found in
      found.decl.inheritedTypes.flatMap(\.composedTypes).filter {
        !found.isUnavailable || derivedProtocols.contains(where: TypeRef($0).isStandard)
      }.map { (found.decl, $0) }
    }
    return (own + others).map { decl, node in
      InheritedType(
        node, isInDeclaration: !decl.isExtension, from: scopeOfInheritance(of: decl, of: type), in: self)
    }
  }
}
