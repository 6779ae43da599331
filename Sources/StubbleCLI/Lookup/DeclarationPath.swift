import StubbleSyntax

/// The names of a declaration's enclosing types, outermost first, and its own: `API.Session`.
struct DeclarationPath {
  private(set) var names: [Name] = []
  /// The path of each enclosing type and of the declaration, each as one name: `API`, `API.Session`.
  private var paths: [Name] = []
  /// The elements of `paths` without the first name; `nil` for the first one.
  private var pathsInModule: [Name?] = []

  init() {}

  /// Creates the path of a dotted name, as it is written in source.
  init(written name: String) { append(dotted: name) }

  /// Creates the path of a type, or of the type that an extension extends.
  init(of type: TypeDecl) {
    self.init(around: type.node)
    append(dotted: type.name)
  }

  /// Creates the path of the types that enclose a node.
  init(around node: SyntaxNode) {
    guard let parent = node.parent else { return }
    self = DeclarationPath(around: parent)
    if let type = TypeDecl(parent) { append(dotted: type.name) }
  }

  /// The whole path as one name; `nil` if it is empty.
  var name: Name? { paths.last }

  /// The path without its first name, which may be that of the module; `nil` if there are no others.
  var nameInModule: Name? { pathsInModule.last ?? nil }

  mutating func append(dotted name: String) {
    for part in name.utf8.split(separator: UInt8(ascii: ".")) { append(part) }
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    var path = paths.last
    path?.append(bytes)
    var pathInModule = pathsInModule.last ?? nil
    pathInModule?.append(bytes)
    pathsInModule.append(names.isEmpty ? nil : pathInModule ?? Name(bytes))
    names.append(Name(bytes))
    paths.append(path ?? Name(bytes))
  }

  mutating func removeLast() {
    names.removeLast()
    paths.removeLast()
    pathsInModule.removeLast()
  }
}

extension SyntaxTree {
  /// Calls a closure with each type, extension, type alias and macro that other files can name, enclosing types first.
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
      case .macroDecl: visit(node, .macro, &path, body)
      case .extensionDecl:
        var path = DeclarationPath(written: TypeDecl(node)?.name ?? "")
        body(node, path)
        if let members = node.child(.memberBlock) { forEachDeclaration(in: members, &path, body) }
      case .ifConfig, .ifConfigClause: forEachDeclaration(in: node, &path, body)
      default: break
      }
    }
  }

  /// Visits a declaration whose name follows its keyword, and the declarations in it.
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

  /// Returns the bytes of a name without back-ticks.
  func nameBytes(ofToken token: TokenIndex) -> ArraySlice<UInt8> {
    let text = source[tokens[token].range]
    return text.first == UInt8(ascii: "`") ? text.dropFirst().dropLast() : text
  }
}
