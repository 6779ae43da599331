import StubbleSyntax

/// The functions, variables and attached macros that files declare at file scope.
package struct Globals: Sendable {
  private var byName: [String: [Member]] = [:]
  private(set) var macros: [String: AttachedMacro] = [:]

  package init() {}

  mutating func add(from tree: SyntaxTree, file: FileID) {
    add(from: tree.root, file: file)
  }

  private mutating func add(from block: SyntaxNode, file: FileID) {
    for node in block.children {
      switch node.kind {
      case .functionDecl, .variableDecl:
        let member = Member(file: file, node: node, owner: TypeDecl.global(node), clauses: [])
        for name in member.declaredNames { byName[name, default: []].append(member) }
      case .macroDecl: if let macro = AttachedMacro(node) { macros[macro.name] = macro }
      case .ifConfig:
        for clause in node.children(.ifConfigClause) { add(from: clause, file: file) }
      default: break
      }
    }
  }

  /// The global functions and variables with a name.
  package subscript(name: String) -> [Member] { byName[name] ?? [] }
}
