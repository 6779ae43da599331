import StubbleSemantics
import StubbleSyntax

/// A parameter of a generic type that is given only types whose values can be copied bit by bit.
struct BitwiseParameter: Sendable {
  /// The name of the generic type.
  let type: String
  let name: String
  /// The offset of the code that says so.
  let offset: Int

  /// The name after that of the type.
  var qualifiedName: String { "\(type).\(name)" }
}

/// The mentions of generic types in code.
struct GenericMentions: Sendable {
  /// The names of the types.
  private let types: Set<String>
  /// The names of their parameters, each after that of its type.
  private let parameters: Set<String>
  private let texts: TokenTexts

  init(of types: Set<String>, parameters: Set<String>) {
    self.types = types
    self.parameters = parameters
    texts = TokenTexts(types)
  }

  /// Returns the names of the types that a file names without saying what they are given, other than in their own
  /// declarations and extensions: `Box(x)`, `Box<_>`, or `Box<T>` for a `T` of a function.
  func inferred(in tree: SyntaxTree) -> Set<String> {
    guard texts.areFound(in: tree) else { return [] }
    let declarations = tree.nodes(where: \.isTypeDeclaration).compactMap(TypeDecl.init)
    let own = Dictionary(grouping: declarations) { TypeDecl.lastName(of: $0.name) }
    let clauses = tree.nodes(ofKind: .genericArgumentClause).filter(isWritten)
    let written = Set(clauses.map { $0.tokenRange.lowerBound - 1 })
    let names = tree.tokens.indices.filter { token in
      tree.tokens[token].kind.isIdentifierLike && texts.containsName(token, of: tree)
        && !written.contains(token)
    }
    let inferred = names.filter { token in
      own[tree.name(ofToken: token), default: []].allSatisfy { !$0.node.tokenRange.contains(token) }
    }
    return Set(inferred.map(tree.name(ofToken:)))
  }

  /// Whether the arguments are types, and not what a function or another type is given.
  private func isWritten(_ clause: SyntaxNode) -> Bool {
    let tree = clause.tree
    let hasPlaceholder = clause.tokenRange.contains { tree.tokens[$0].kind == .wildcard }
    let names = Set(clause.children(.genericArgument).flatMap(\.namesOfTypes))
    let owner = SelfContext(of: clause).owner ?? ""
    let open = names.intersection(clause.genericNamesAround).filter { !parameters.contains("\(owner).\($0)") }
    return !hasPlaceholder && open.isEmpty
  }
}
