import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// A search for the files that declare what initial values name: functions and variables outside of types, and members
/// of extensions. No type that is named leads to these.
struct ValueSearch: Sendable {
  /// What was found in a file.
  struct Reply: Sendable {
    let found: DeclarationSearch.Found
    let declarations: [SyntaxNode]
  }

  /// The names that begin an expression.
  private var first: Set<Name> = []
  /// The names after a period.
  private var members: Set<Name> = []
  private var all = NameFilter([])

  init(for values: [SyntaxNode]) {
    for value in values {
      let tree = value.tree
      for token in value.tokenRange where tree.tokens[token].kind.isIdentifierLike {
        let isMember = token > 0 && tree.tokens[token - 1].kind == .period
        let name = Name(tree.nameBytes(ofToken: token))
        if isMember { members.insert(name) } else { first.insert(name) }
      }
    }
    all = NameFilter(first.union(members))
  }

  /// Returns a file and those of its declarations that have one of the names; `nil` if there are none.
  func declarations(in file: DismissedFile, _ buffer: ReadBuffer) -> Reply? {
    let input = file.input {
      guard let bytes = try? buffer.read(file.path), mayDeclareAny(in: bytes) else { return nil }
      return Array(bytes)
    }
    guard let found = input.map(DeclarationSearch.Found.init(parsing:)) else { return nil }
    let declarations = declarations(in: found.tree.root, where: first.contains)
    return declarations.isEmpty ? nil : Reply(found: found, declarations: declarations)
  }

  private static let keywords = ["func ", "var ", "let "]
  private static let search = WordSearch(keywords)

  /// Returns whether a file may declare one of the names, judged by the words before them, without lexing.
  private func mayDeclareAny(in bytes: UnsafeRawBufferPointer) -> Bool {
    var isFound = false
    Self.search.forEachMatch(in: bytes) { word, start in
      if isFound { return }
      var start = start + Self.keywords[word].utf8.count
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      let name = Name.ranges(at: start, in: bytes).name
      isFound = all.contains(Name(in: bytes, at: name))
    }
    return isFound
  }

  /// Returns the functions and variables in a block that have a name for which a condition holds, and the members of
  /// extensions that have any of the names.
  private func declarations(in block: SyntaxNode, where isSought: (Name) -> Bool) -> [SyntaxNode] {
    block.childrenInAllClauses.flatMap { node -> [SyntaxNode] in
      switch node.kind {
      case .extensionDecl: node.child(.memberBlock).map { declarations(in: $0, where: all.contains) } ?? []
      case .functionDecl, .variableDecl:
        node.declaredNames.contains { isSought(Name($0.utf8)) } ? [node] : []
      default: []
      }
    }
  }
}
