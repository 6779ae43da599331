package import StubbleSyntax

/// The imports of a file, including those in `#if` clauses.
package struct FileImports: Sendable {
  /// The imports in source order.
  package let all: [Import]
  /// The names of the imported modules: `Foundation` for `import struct Foundation.Data`.
  package let modules: Set<String>
  /// The names of the modules whose imports state that they are not public.
  package let restricted: Set<String>

  package init(of tree: SyntaxTree) {
    all = tree.nodes(ofKind: .importDecl).compactMap(Import.init)
    modules = Set(all.map(\.module))
    restricted = Set(
      all.lazy.filter { $0.node.modifiers.contains { $0.isAccess && $0.firstTokenKind != .public } }.map(
        \.module))
  }

  /// The imports outside of `#if`.
  package var unconditional: [Import] { all.filter { $0.node.parent?.kind == .sourceFile } }

  /// Whether some import is private to this file.
  package var arePrivate: Bool { all.contains(where: \.isPrivateToFile) }
}

/// An import declaration.
package struct Import: Sendable {
  package let node: SyntaxNode
  /// The name of the imported module.
  package let module: String
  /// The dotted path of the one declaration that is imported, without the module's name; empty if all of the module is.
  package let path: String
  /// The text after `import`: `struct Foundation.Data`.
  package let subject: String
  /// The text after `import` and the kind of declaration, if there is one: `Foundation.Data`.
  package let name: String
  /// Whether the import is `private` or `fileprivate`, so that the file's visible declarations cannot use what it
  /// imports.
  let isPrivateToFile: Bool
  /// Whether the import is `@_exported`: clients of the file's module, and its other files, see what it imports.
  let isExported: Bool
  /// The attributes that make more of the module visible: `@testable` and `@_spi(…)`.
  let keys: Set<String>
  /// Whether the import makes the internal declarations of its module visible.
  var isTestable: Bool { keys.contains("@testable") }
  /// The conditions under which the import is compiled; among them that the module can be imported.
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
    name = node.tree.spelling(
      ofTokens: tokens.drop { !node.tree.tokens[$0].kind.isIdentifierLike })
    isPrivateToFile = node.isPrivateToFile
    isExported = node.hasAttribute("_exported")
    keys = Import.keys(in: node, ["_spi", "testable"])
    conditions = BuildConditions(around: node).importing(module)
  }

  /// Returns whether everything that another import makes visible is visible through this one, wherever this one is
  /// compiled.
  ///
  /// - Parameter exports: Returns whether a module, the first argument, exports another one.
  func covers(_ other: Import, where exports: (String, String) -> Bool) -> Bool {
    guard !isPrivateToFile, other.keys.isSubset(of: keys) else { return false }
    return path.isEmpty
      ? module == other.module || exports(module, other.module)
      : module == other.module && path == other.path
  }

  /// Returns whether a type or type alias of a module is visible through this import.
  ///
  /// - Parameters:
  ///   - name: The dotted path of the type.
  ///   - other: The module that declares it.
  ///   - needed: The attributes without which the import does not make it visible.
  ///   - exports: Returns whether a module, the first argument, exports another one.
  func covers(
    _ name: String, of other: String, _ needed: Set<String>, where exports: (String, String) -> Bool
  ) -> Bool {
    guard !isPrivateToFile, needed.isSubset(of: keys), module == other || exports(module, other) else {
      return false
    }
    return path.isEmpty || (name + ".").hasPrefix(path + ".")
  }

  /// Returns the attributes that an import must have to make a declaration visible.
  static func keys(for declaration: SyntaxNode) -> Set<String> {
    keys(in: declaration, ["_spi"]).union(declaration.isVisibleToOtherModules ? [] : ["@testable"])
  }

  private static func keys(in node: SyntaxNode, _ names: [String]) -> Set<String> {
    Set(node.attributes.filter { names.contains($0.attributeName) }.map(\.spelling))
  }

  /// Whether the import makes all of its module visible in every build.
  var isCertain: Bool { path.isEmpty && BuildConditions.areExhaustive([conditions]) }
}
