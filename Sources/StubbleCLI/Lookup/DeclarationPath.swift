import StubbleSyntax

/// The names of the types around a declaration, outermost first, and its own: `API.Session`.
struct DeclarationPath {
  private(set) var names: [Name] = []
  /// The paths of the types around the declaration, and its own: `API`, `API.Session`.
  private var paths: [Name] = []

  init() {}

  /// A dotted name as it is written.
  init(written name: String) { append(dotted: name) }

  /// The path of a type, or of the type that an extension extends.
  init(of type: TypeDecl) {
    self.init(around: type.node)
    append(dotted: type.name)
  }

  /// The types around a declaration.
  init(around node: SyntaxNode) {
    guard let parent = node.parent else { return }
    self = DeclarationPath(around: parent)
    if let type = TypeDecl(parent) { append(dotted: type.name) }
  }

  /// The whole path as one name; nil if it is empty.
  var name: Name? { paths.last }

  mutating func append(dotted name: String) {
    for part in name.utf8.split(separator: UInt8(ascii: ".")) { append(part) }
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    var path = paths.last
    path?.append(bytes)
    names.append(Name(bytes))
    paths.append(path ?? Name(bytes))
  }

  mutating func removeLast() {
    names.removeLast()
    paths.removeLast()
  }
}

extension SyntaxTree {
  /// Calls a function with each type, extension and alias that other files can name, parents before children.
  func forEachDeclaration(_ body: (SyntaxNode, DeclarationPath) -> Void) {
    var path = DeclarationPath()
    forEachDeclaration(in: root, &path, body)
  }

  private func forEachDeclaration(
    in block: SyntaxNode, _ path: inout DeclarationPath, _ body: (SyntaxNode, DeclarationPath) -> Void
  ) {
    for node in block.children {
      switch node.kind {
      case .classDecl: visit(node, .class, &path, body)
      case .structDecl: visit(node, .struct, &path, body)
      case .actorDecl: visit(node, .actor, &path, body)
      case .enumDecl: visit(node, .enum, &path, body)
      case .protocolDecl: visit(node, .protocol, &path, body)
      case .typealiasDecl: visit(node, .typealias, &path, body)
      case .extensionDecl:
        var path = DeclarationPath(written: TypeDecl(node)?.name ?? "")
        body(node, path)
        if let members = node.child(.memberBlock) { forEachDeclaration(in: members, &path, body) }
      case .ifConfig, .ifConfigClause: forEachDeclaration(in: node, &path, body)
      default: break
      }
    }
  }

  /// Visits a declaration that has a name after its keyword.
  private func visit(
    _ node: SyntaxNode, _ keyword: TokenKind, _ path: inout DeclarationPath,
    _ body: (SyntaxNode, DeclarationPath) -> Void
  ) {
    guard let keyword = node.token(keyword) else { return }
    path.append(nameBytes(ofToken: keyword + 1))
    body(node, path)
    if let members = node.child(.memberBlock) { forEachDeclaration(in: members, &path, body) }
    path.removeLast()
  }

  /// The bytes of a name, without backticks.
  func nameBytes(ofToken token: TokenIndex) -> ArraySlice<UInt8> {
    let text = source[tokens[token].range]
    return text.first == UInt8(ascii: "`") ? text.dropFirst().dropLast() : text
  }
}
