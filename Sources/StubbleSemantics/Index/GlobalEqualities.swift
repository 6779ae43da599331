import StubbleSyntax

/// The functions `==` at file scope, by the types whose values they compare.
struct GlobalEqualities: Sendable {
  /// Those that compare two values of one type of the project.
  private var ofTypes: [TypeID: [SyntaxNode]] = [:]
  /// Those that compare two values of a generic type.
  private var ofGenericTypes: [(member: Member, constraints: [SyntaxNode])] = []

  init() {}

  init(in index: TypeIndex) {
    for global in index.globals["=="] {
      guard global.node.parentOutsideOfClauses?.kind == .sourceFile,
        let function = FunctionDecl(global.node)
      else { continue }
      let types = function.parameters.compactMap { $0.type?.bareType }
      guard types.count == 2 else { continue }
      if DerivedConformances.areGeneric(types, function) {
        let own = function.node.genericParameters.filter { $0.name == types[0].spelling }
        ofGenericTypes.append((global, own.flatMap(\.types).flatMap(\.composedTypes)))
      } else {
        for type in index.types(comparedAs: types, in: global.file) {
          ofTypes[type, default: []].append(global.node)
        }
      }
    }
  }

  /// Returns the functions that compare two values of a type, or of all types that conform to what the type conforms to.
  func comparing(_ type: TypeID, in index: TypeIndex) -> [SyntaxNode] {
    let generic = ofGenericTypes.filter { global, constraints in
      index.modules[global.file].intersects(index.types[type].scope.modules)
        && constraints.allSatisfy {
          $0.kind == .suppressedType
            || index.conformances(of: type).contains(TypeDecl.lastName(of: TypeDecl.dottedName($0)))
        }
    }
    return (ofTypes[type] ?? []) + generic.map(\.member.node)
  }
}

extension TypeIndex {
  /// Returns the types of a file's modules that each of some written types means.
  fileprivate func types(comparedAs written: [SyntaxNode], in file: FileID) -> Set<TypeID> {
    let scope = Scope(modules: modules[file], path: "")
    let meant = written.map { Set(meaning(of: $0, from: scope)) }
    let common = meant.dropFirst().reduce(meant.first ?? []) { $0.intersection($1) }
    return common.filter { modules[file].intersects(types[$0].scope.modules) }
  }
}
