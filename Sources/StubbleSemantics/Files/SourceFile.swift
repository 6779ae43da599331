package import StubbleSyntax

/// A parsed source file in its original form, all regions restored.
package struct SourceFile: Sendable {
  /// The path that diagnostics show.
  package let path: String
  /// The modules that the file is compiled into. Inside a module, a file sees another's types without an import.
  package let modules: ModuleSet
  /// The compiler settings of the modules.
  package let settings: CompilerSettings
  package let tree: SyntaxTree
  /// Whether nothing in the file is selected: it is read for its declarations, and for its uses of those in other files.
  package let isReference: Bool
  /// Whether the file stays as it is, so that nothing can be generated in it for members in other files either.
  package let isFixed: Bool

  package init(
    path: String, source: [UInt8], modules: ModuleSet = .unknown,
    settings: CompilerSettings = CompilerSettings()
  ) {
    self.init(path: path, tree: SyntaxTree(parsing: source), modules: modules, settings: settings)
  }

  package init(
    path: String, tree: SyntaxTree, modules: ModuleSet, settings: CompilerSettings, isReference: Bool = false,
    isFixed: Bool = false
  ) {
    self.path = path
    self.isReference = isReference
    self.isFixed = isFixed
    self.modules = tree.isScript(at: path) && !modules.areDeclared ? ModuleSet(ofScript: path) : modules
    self.settings = settings
    self.tree = tree
  }

  /// Returns the file name and line of the byte at an offset, for a reader: `Reducer.swift:12`.
  package func location(ofOffset offset: Int) -> String { Locations(in: self).location(ofOffset: offset) }
}

extension SyntaxTree {
  /// Whether the file is a script, which begins with `#!` and is compiled by itself. A `main.swift` may be one of several
  /// files of a program.
  fileprivate func isScript(at path: String) -> Bool {
    source.starts(with: "#!".utf8) && path.fileName != "main.swift"
  }
}

/// The places in a file as a reader knows them, where many are asked for.
package struct Locations {
  private let name: Substring
  private let lines: LineTable

  package init(in file: SourceFile) {
    name = file.path.fileName
    lines = LineTable(file.tree.source)
  }

  /// Returns the file name and line of the byte at an offset: `Reducer.swift:12`.
  package func location(ofOffset offset: Int) -> String { "\(name):\(lines.location(of: offset).line)" }
}
