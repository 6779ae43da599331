import StubbleSyntax

/// What members return a part of: a span of what a computed property returns would outlive it.
struct Lending: Sendable {
  /// The names that such members of a type speak of as its own, by type.
  private var own: [Int: Set<String>] = [:]
  /// The names by which such members go on from one value to another: `storage` in `self.buffer.storage.span`.
  private var parts: Set<String> = []
  /// The names by which initialisers of types that cannot be copied go on from what they have stored. The compiler, as
  /// of Swift 6.3, ends with a crash where such a part of something that cannot be copied is computed.
  private var partsOfNew: Set<String> = []

  init() {}

  init(in index: TypeIndex) {
    for (type, model) in index.types.enumerated() {
      if index.facts[type].isNoncopyable {
        let initializers = model.members.filter { $0.node.kind == .initializerDecl }
        partsOfNew.formUnion(initializers.flatMap(\.node.namesOfParts))
      }
      for member in model.members where index.lends(member) {
        parts.formUnion(member.node.namesOfParts)
        let names = member.node.ownNames
        // What a protocol's extension speaks of, any type that conforms to it may have stored.
        if model.kind == .protocol { parts.formUnion(names) }
        for owner in [type] + index.ancestors(of: type) { own[owner, default: []].formUnion(names) }
      }
    }
    for member in index.foreignExtensions where index.lends(member) {
      parts.formUnion(member.node.namesOfParts.union(member.node.ownNames))
    }
  }

  /// Some initialiser may go on from what a property stores, in a value that cannot be copied.
  func isPartOfNew(_ name: String) -> Bool { partsOfNew.contains(name) }

  /// Some member may hand out a part of what a property of a type stores.
  func includes(_ name: String, of type: Int?) -> Bool {
    parts.contains(name) || type.flatMap { own[$0]?.contains(name) } ?? false
  }
}

extension TypeIndex {
  /// The value of a function or property depends on the lifetime of others.
  fileprivate func lends(_ member: Member) -> Bool {
    let type = FunctionDecl(member.node)?.returnType ?? VariableDecl(member.node)?.bindings.first?.type
    return type.map { isNonescapable($0, from: Scope(module: modules[member.file], path: "")) } ?? false
  }

  /// A value of a type, as it is written in a scope, depends on the lifetime of others.
  func isNonescapable(_ type: SyntaxNode, from scope: Scope) -> Bool {
    let bare = type.bareType
    if bare.kind == .optionalType { return bare.children.contains { isNonescapable($0, from: scope) } }
    let name = TypeDecl.dottedName(bare)
    guard !name.isEmpty else { return false }
    return StandardLibrary.nonescapableTypes.contains(name)
      || resolve(name, from: scope).contains { facts[$0].isNonescapable }
  }
}

extension SyntaxNode {
  /// The names that stand alone or behind `self.`.
  fileprivate var ownNames: Set<String> {
    names { before, beforeThat, _ in before != .period || beforeThat == .self }
  }

  /// The names behind the periods of others with something behind them in turn.
  fileprivate var namesOfParts: Set<String> {
    names { before, beforeThat, after in
      before == .period && beforeThat != .self
        && [.period, .leftSquare, .postfixQuestion, .exclamation].contains(after)
    }
  }

  /// The names between tokens of some kinds: the two before and the one behind.
  private func names(where condition: (TokenKind, TokenKind, TokenKind) -> Bool) -> Set<String> {
    let kinds = tree.tokens
    return Set(
      tokenRange.filter { index in
        kinds[index].kind.isIdentifierLike
          && condition(
            index > 0 ? kinds[index - 1].kind : .endOfFile, index > 1 ? kinds[index - 2].kind : .endOfFile,
            kinds[index + 1].kind)
      }.map(tree.name(ofToken:)))
  }
}
