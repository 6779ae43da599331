package import StubbleSyntax

/// What a file imports, in clauses of `#if` as well.
package struct FileImports: Sendable {
  /// In order.
  package let all: [Import]
  /// The modules, of `import struct Foundation.Data` the first name of the path.
  package let modules: Set<String>
  /// Those among them that whoever imports the file's module sees as well, as its other files do.
  let exported: Set<String>

  package init(of tree: SyntaxTree) {
    all = tree.nodes(ofKind: .importDecl).compactMap(Import.init)
    modules = Set(all.map(\.module))
    exported = Set(all.lazy.filter(\.isExported).map(\.module))
  }

  /// Those outside of `#if`.
  package var unconditional: [Import] { all.filter { $0.node.parent?.kind == .sourceFile } }

  /// Something is imported for this file alone.
  package var arePrivate: Bool { all.contains(where: \.isOfFile) }
}

/// One import.
package struct Import: Sendable {
  package let node: SyntaxNode
  package let module: String
  /// What alone it gives of the module, without the module's name; empty if it gives all.
  package let path: String
  /// What is after the keyword, as it is written: `struct Foundation.Data`.
  package let subject: String
  /// No other file may use what it gives in its declarations.
  let isOfFile: Bool
  let isExported: Bool
  /// The attributes by which a file sees more of a module than others do.
  let keys: Set<String>
  /// Where it is compiled. What it imports can be imported there.
  let conditions: BuildConditions

  init?(_ node: SyntaxNode) {
    guard let keyword = node.token(.import) else { return nil }
    let tokens = keyword + 1..<node.tokenRange.upperBound
    let names = tokens.filter { node.tree.tokens[$0].kind.isIdentifierLike }.map(node.tree.name(ofToken:))
    guard let module = names.first else { return nil }
    self.node = node
    self.module = module
    path = names.dropFirst().joined(separator: ".")
    subject = node.tree.spelling(ofTokens: tokens)
    isOfFile = node.isOfFile
    isExported = node.hasAttribute("_exported")
    keys = Import.keys(in: node, ["_spi", "testable"])
    conditions = BuildConditions(around: node).importing(module)
  }

  /// It gives what another one does, wherever it is compiled.
  ///
  /// - Parameter exports: whether a module exports another.
  func covers(_ other: Import, where exports: (String, String) -> Bool) -> Bool {
    guard !isOfFile, other.keys.isSubset(of: keys) else { return false }
    return path.isEmpty
      ? module == other.module || exports(module, other.module)
      : module == other.module && path == other.path
  }

  /// It gives a type, or an alias, of a module.
  ///
  /// - Parameter needed: the attributes without which it does not.
  func covers(
    _ name: String, of other: String, _ needed: Set<String>, where exports: (String, String) -> Bool
  ) -> Bool {
    guard !isOfFile, needed.isSubset(of: keys), module == other || exports(module, other) else {
      return false
    }
    return path.isEmpty || (name + ".").hasPrefix(path + ".")
  }

  /// The attributes that an import must have to give what is declared so.
  static func keys(for declaration: SyntaxNode) -> Set<String> {
    let isVisible = [.open, .public, .package].contains(where: declaration.hasAccess)
    return keys(in: declaration, ["_spi"]).union(isVisible ? [] : ["@testable"])
  }

  private static func keys(in node: SyntaxNode, _ names: [String]) -> Set<String> {
    Set(node.attributes.filter { names.contains($0.attributeName) }.map(\.spelling))
  }

  /// It is there for all files, whatever is compiled.
  var isCertain: Bool { path.isEmpty && BuildConditions.areExhaustive([conditions]) }
}
