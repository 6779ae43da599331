import StubbleSemantics
import StubbleSyntax

/// The structs and enums of a project whose values are parts of other values: what measures these measures them too.
struct ContainedTypes {
  private let index: TypeIndex
  private let byName: [String: [TypeID]]

  private init(in index: TypeIndex) {
    self.index = index
    byName = Dictionary(grouping: index.types.keys.filter(index.hasValues)) { index.types[$0].name }
  }

  /// Adds, to the places where types are measured, those of the types that are measured along with them: what their
  /// values contain, and what conforms to measured protocols.
  ///
  /// - Parameters:
  ///   - known: The types that are measured, and where.
  ///   - locations: The places where types and their aliases are measured of which only the last names are known.
  static func measured(
    with known: [TypeID: String] = [:], named locations: [String: String], in index: TypeIndex
  ) -> [TypeID: String] {
    known.isEmpty && locations.isEmpty
      ? [:] : ContainedTypes(in: index).measured(with: known, named: locations)
  }

  private func measured(with known: [TypeID: String], named locations: [String: String]) -> [TypeID: String] {
    var measured = known.filter { index.hasValues($0.key) }
    for (name, location) in locations.sorted(by: { $0.key < $1.key }) {
      let meant = index.aliases.all(named: name).flatMap(\.value.namesOfContainedTypes).flatMap(types(named:))
      for type in types(named: name) + meant { measured[type] = measured[type] ?? location }
    }
    for type in byName.values.joined() where measured[type] == nil {
      let protocols = index.ancestors(of: type).lazy.filter { index.types[$0].kind == .protocol }
      measured[type] = protocols.compactMap { known[$0] ?? locations[index.types[$0].name] }.first
    }
    var rest = measured.keys.sorted()
    while let outer = rest.popLast() {
      for type in types(in: outer) where index.hasValues(type) && measured[type] == nil {
        measured[type] = measured[outer]
        rest.append(type)
      }
    }
    return measured
  }

  private func types(named name: String) -> [TypeID] { byName[name] ?? [] }

  /// Returns the types of the stored properties of a struct and of their wrappers, or of the associated values of an
  /// enum's cases.
  private func types(in type: TypeID) -> [TypeID] {
    let model = index.types[type]
    guard model.kind == .enum else {
      return model.storedBindings.flatMap { stored in
        (stored.binding.writtenType.map { types(in: $0, from: model.scope) }
          ?? stored.binding.namesOfContainedTypes.flatMap { types(meantBy: $0, from: model.scope) })
          + stored.decl.node.attributes.flatMap { types(meantBy: $0.attributeName, from: model.scope) }
      }
    }
    return model.decl.node.children(.memberBlock).flatMap(\.children).filter { $0.kind == .enumCaseDecl }
      .flatMap { types(in: $0, from: model.scope) }
  }

  /// Returns the types in a written type, or in a declaration, of which a value contains values.
  ///
  /// - Parameter passed: The aliases that led to it, which may lead back to themselves.
  private func types(in node: SyntaxNode, from scope: Scope, past passed: Set<String> = []) -> [TypeID] {
    if node.containsNoValues { return [] }
    let inside = node.children.flatMap { types(in: $0, from: scope, past: passed) }
    guard node.kind.isNamedType, let name = TypeRef(node).bare.dottedName
    else { return inside }
    return inside + types(meantBy: name, from: scope, past: passed)
  }

  /// Returns the types that a name means or, if that is not known, all of its last part.
  private func types(meantBy name: String, from scope: Scope, past passed: Set<String> = []) -> [TypeID] {
    let found = index.resolve(name, from: scope)
    if !found.isEmpty { return found }
    let aliases = passed.contains(name) ? [] : index.aliased(name, from: scope)
    if !aliases.isEmpty {
      return aliases.flatMap { types(in: $0.value, from: $0.scope, past: passed.union([name])) }
    }
    // What a generic parameter is given is looked for where it is given.
    let root = TypeDecl.firstName(of: name)
    if index.isGenericParameter(root, in: scope) || index.prelude.declares(name) { return [] }
    return types(named: TypeDecl.lastName(of: name))
  }
}

extension TypeIndex {
  /// Returns whether a type has values that are stored where they are used, and not objects.
  fileprivate func hasValues(_ type: TypeID) -> Bool { [.struct, .enum].contains(types[type].kind) }
}
