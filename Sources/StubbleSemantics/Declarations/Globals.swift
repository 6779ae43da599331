import StubbleSyntax

/// The functions, variables and attached macros that files declare at file scope.
package struct Globals: Sendable {
  private var byName = MembersByName()
  private(set) var macros: [String: AttachedMacro] = [:]

  package init() {}

  mutating func add(from tree: SyntaxTree, file: FileID) {
    add(from: tree.root, file: file)
  }

  private mutating func add(from block: SyntaxNode, file: FileID) {
    for node in block.children {
      switch node.kind {
      case .functionDecl, .variableDecl:
        byName.add(Member(file: file, node: node, owner: TypeDecl.global(node), clauses: []))
      case .macroDecl: if let macro = AttachedMacro(node) { macros[macro.name] = macro }
      case .ifConfig:
        for clause in node.children(.ifConfigClause) { add(from: clause, file: file) }
      default: break
      }
    }
  }

  /// The global functions and variables with a name.
  package subscript(name: String) -> [Member] { byName[name] }

  /// Returns the global functions and variables with a name, without those that are private to other files.
  ///
  /// - Parameter file: The file that uses the name, or `nil` for code that is in none of the project's files.
  func named(_ name: String, visibleIn file: FileID?) -> [Member] { byName.named(name, visibleIn: file) }
}
