import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The search for modules that may declare the protocols and superclasses that no file declares that was read.
struct UnresolvedInheritance {
  /// The modules that may declare them: those that the files import that name them.
  private(set) var modules: Set<String> = []

  init(in files: [SourceFile]) {
    var parents: [String: [(name: String, file: SourceFile)]] = [:]
    var rest: [(name: String, file: SourceFile)] = []
    for file in files {
      file.tree.forEachDeclaration { node, _ in
        guard node.kind != .extensionDecl, let name = node.declaredName else { return }
        let inherited = node.inheritedNames.map { ($0, file) }
        if node.kind == .protocolDecl { rest += inherited }
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
  }
}

extension SyntaxNode {
  /// The name of a type or type alias; `nil` for any other node.
  fileprivate var declaredName: String? {
    if let type = TypeDecl(self) { return type.name }
    return token(.typealias).map { tree.name(ofToken: $0 + 1) }
  }

  /// The last names of the types that a type inherits from, or that a type alias stands for.
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
