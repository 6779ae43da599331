package import StubbleSyntax

/// What one file declares, as far as it follows from that file alone.
struct FileDeclarations: Sendable {
  let imports: FileImports
  private(set) var types: [TypeModel] = []
  private(set) var extensions: [(model: ExtensionModel, members: [Member])] = []
  /// The names of functions and types that have `#function` as a default argument.
  let callerNames: [String]
  /// The names of types that are functions, by an attribute.
  let functionNames: Set<String>
  let aliases: [SyntaxNode]
  /// The names in expressions with the mark `unsafe`.
  let unsafeNames: Set<String>
  /// The names that initializers mention which are compiled into other modules.
  private(set) var inlinedNames: Set<String> = []
  /// Whether some token is the name of coding keys.
  let namesCodingKeys: Bool

  init(of file: SourceFile, _ id: FileID) {
    imports = FileImports(of: file.tree)
    callerNames = file.tree.callerNames
    functionNames = file.tree.functionNames
    aliases = file.tree.nodes(ofKind: .typealiasDecl)
    namesCodingKeys = DerivedCoding.areKeysNamed(in: file.tree.root)
    unsafeNames = file.tree.nodes(ofKind: .unsafeExpr).reduce(into: []) { $0.formUnion($1.identifiers) }
    for decl in file.tree.typeDeclarations.compactMap(TypeDecl.init) {
      let members = FileDeclarations.members(of: decl, file: id)
      for member in members where member.node.kind == .initializerDecl && member.isInlinable {
        inlinedNames.formUnion(member.node.identifiers)
      }
      if decl.isExtension {
        extensions.append((ExtensionModel(file: id, decl: decl), members))
      } else {
        types.append(TypeModel(decl, file: id, modules: file.modules, members: members))
      }
    }
  }

  private static func members(of decl: TypeDecl, file: FileID) -> [Member] {
    guard let block = decl.memberBlock else { return [] }
    return declarations(in: block, clauses: []).map {
      Member(file: file, node: $0.node, owner: decl, clauses: $0.clauses)
    }
  }

  /// Returns the declarations of a block, including those in `#if` clauses, each with the clauses around it.
  private static func declarations(
    in block: SyntaxNode, clauses: [SyntaxNode]
  ) -> [(node: SyntaxNode, clauses: [SyntaxNode])] {
    block.children.flatMap { child -> [(node: SyntaxNode, clauses: [SyntaxNode])] in
      if child.kind == .ifConfig {
        return child.children(.ifConfigClause).flatMap { declarations(in: $0, clauses: clauses + [$0]) }
      }
      return child.kind.isDeclaration ? [(child, clauses)] : []
    }
  }
}

extension SyntaxTree {
  /// The declarations of types and extensions, in source order.
  fileprivate var typeDeclarations: [SyntaxNode] { nodes(where: \.isTypeDeclaration) }
}

extension SyntaxNode {
  /// All identifiers in the node.
  package var identifiers: Set<String> {
    Set(tokenRange.filter { tree.tokens[$0].kind.isIdentifierLike }.map(tree.name(ofToken:)))
  }
}
