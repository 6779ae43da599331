import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The search for modules that may declare what no file declares that was read so far, but protocols inherit from or
/// mention.
struct UnresolvedNames {
  /// The modules that may declare these types: those imported by the files that name them.
  private(set) var modules: Set<String> = []

  /// - Parameters:
  ///   - files: The files that were read.
  ///   - own: Those whose protocols get doubles. What other protocols mention does not matter.
  init(in files: [SourceFile], of own: [SourceFile]) {
    var parents: [String: [(name: String, file: SourceFile)]] = [:]
    var rest: [(name: String, file: SourceFile)] = []
    var associated: Set<String> = []
    for file in files {
      file.tree.forEachDeclaration { node, _ in
        guard node.kind != .extensionDecl, let name = node.declaredName else { return }
        let inherited = node.inheritedNames.map { ($0, file) }
        if node.kind == .protocolDecl {
          rest += inherited
          associated.formUnion(node.namesOfTypeParameters)
        }
        parents[name, default: []] += inherited
      }
    }
    var seen: Set<String> = []
    while let (name, file) = rest.popLast() {
      if let known = parents[name] {
        if seen.insert(name).inserted { rest += known }
        continue
      }
      if Prelude.standard.declares(name) { continue }
      let imports = FileImports(of: file.tree).modules
      if Prelude(importing: imports).types(named: name).isEmpty { modules.formUnion(imports) }
    }
    for file in own {
      let imports = FileImports(of: file.tree).modules
      if imports.isSubset(of: modules) { continue }
      let names = file.tree.nodes(ofKind: .protocolDecl).reduce(into: Set<String>()) {
        $0.formUnion($1.namesOfMentionedTypes)
      }
      let unknown = names.subtracting(associated).filter { parents[$0] == nil }
      if unknown.isEmpty { continue }
      let prelude = Prelude(importing: imports)
      if unknown.contains(where: { !prelude.declares($0) }) { modules.formUnion(imports) }
    }
  }
}

extension SyntaxNode {
  /// The name of a type or type alias; `nil` for any other node.
  fileprivate var declaredName: String? {
    TypeDecl(self)?.name ?? name(after: .typealias)
  }

  /// The first names of the types that are written in a protocol, without its generic parameters.
  fileprivate var namesOfMentionedTypes: Set<String> {
    let names = descendants.lazy.filter { $0.kind == .identifierType }.compactMap { TypeRef($0).rootName }
    return Set(names).subtracting(namesOfTypeParameters.union(["Self"]))
  }

  /// The names of the associated types and generic parameters in a protocol.
  fileprivate var namesOfTypeParameters: Set<String> {
    Set(
      descendants.lazy.compactMap { node in
        switch node.kind {
        case .associatedtypeDecl: node.name(after: .associatedtype)
        case .genericParameter: GenericParameter(node)?.unquotedName
        default: nil
        }
      })
  }

  /// The last names of the types that a type inherits from, or that a type alias means.
  var inheritedNames: [String] {
    guard let type = TypeDecl(self) else {
      return child(.initializerClause)?.content.map { TypeRef($0) }?.namesOfParts ?? []
    }
    let inherited = type.inheritedTypes.flatMap { TypeRef($0).namesOfParts }
    let bounds = GenericRequirement.all(in: type.whereClause).flatMap { requirement -> [String] in
      guard case .conformance(let type, let bound) = requirement, type == .named("Self") else { return [] }
      return bound.namesOfParts
    }
    return inherited + bounds
  }
}

extension TypeRef {
  /// The last names of the types in a composition; for any other type, its own last name.
  fileprivate var namesOfParts: [String] {
    if case .composition(let types) = bare { return types.flatMap(\.namesOfParts) }
    return dottedName.map { [TypeDecl.lastName(of: $0)] } ?? []
  }
}
