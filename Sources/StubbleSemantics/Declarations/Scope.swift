package import StubbleSyntax

/// A place in which names are looked up: the modules of its file, and the dotted path of the enclosing types.
package struct Scope: Hashable, Sendable {
  package let modules: ModuleSet
  /// The names of the enclosing types, outermost first. A block of statements is named by its byte offset: `A.@120.B`.
  let path: String
  /// The file whose code is in the scope, where types that are private to other files have no meaning; `nil` if code of
  /// several files is, such as extensions.
  let file: FileID?
  /// The length in bytes of the part of the path that an enclosing extension extends, or zero if none does. Code in
  /// `extension A.B` does not see the members of `A`, but its generic parameters.
  private let extended: Int

  package init(modules: ModuleSet, path: String) {
    self.init(modules: modules, path: path, file: nil)
  }

  private init(modules: ModuleSet, path: String, file: FileID?, extended: Int = 0) {
    self.modules = modules
    self.path = path
    self.file = file
    self.extended = extended
  }

  package static func == (a: Scope, b: Scope) -> Bool { a.modules == b.modules && a.path == b.path }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(modules)
    hasher.combine(path)
  }
}

extension Scope {
  /// Creates the scope in which a declaration is written.
  package init(around node: SyntaxNode, modules: ModuleSet) {
    var names: [String] = []
    var extended = 0
    for outer in node.ancestors {
      if let type = TypeDecl(outer) {
        names.append(type.name)
        if type.isExtension { extended = type.name.utf8.count }
      } else if [.codeBlock, .closureExpr, .accessorBlock].contains(outer.kind) {
        names.append("@\(outer.range.lowerBound)")
      }
    }
    self.init(modules: modules, path: names.reversed().joined(separator: "."), file: nil, extended: extended)
  }

  /// Returns the scope of a type that is declared in this one.
  package func inside(_ name: String) -> Scope {
    Scope(
      modules: modules, path: path.isEmpty ? name : path + "." + name, file: file, extended: extended)
  }

  /// Returns the same scope for the code of one file.
  package func seen(from file: FileID) -> Scope {
    Scope(modules: modules, path: path, file: file, extended: extended)
  }

  /// The scope of the same type for the code of its extensions.
  var ofExtensions: Scope {
    Scope(modules: modules, path: path, file: file, extended: path.utf8.count)
  }

  /// Returns the scope with the path of its types, if an extension around it names the extended type otherwise.
  func moved(to path: String) -> Scope {
    let inside = self.path.utf8.count - extended
    return Scope(
      modules: modules, path: path, file: file, extended: extended == 0 ? 0 : path.utf8.count - inside)
  }

  /// The scope itself and the enclosing ones, innermost first. The last one is the file scope, outside of all types.
  var outward: UnfoldFirstSequence<Scope> { sequence(first: self, next: \.outer) }

  /// The scopes whose members names in this one can mean, innermost first. The last one is the file scope.
  var searched: LazyFilterSequence<UnfoldFirstSequence<Scope>> {
    outward.lazy.filter { $0.path.isEmpty || sees(membersOf: $0.path[...]) }
  }

  /// Returns whether names can mean the members of an enclosing type, which is given by its path.
  func sees(membersOf type: Substring) -> Bool { type.utf8.count >= extended }

  /// The paths of the enclosing types, innermost first.
  package var typePaths: [String] { outward.map(\.path).filter { !$0.isEmpty } }

  private var outer: Scope? {
    if path.isEmpty { return nil }
    let around = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    return Scope(modules: modules, path: around, file: file, extended: extended)
  }

  /// Returns whether the scope is in the type with a path, and so sees its generic parameters.
  func isInside(_ path: String) -> Bool { self.path == path || self.path.hasPrefix(path + ".") }

  /// Returns whether two scopes have the same path and share a module.
  func overlaps(_ other: Scope) -> Bool { path == other.path && modules.intersects(other.modules) }

  /// Whether the scope is in a block of statements.
  var isLocal: Bool {
    path.utf8.first == UInt8(ascii: "@")
      || zip(path.utf8, path.utf8.dropFirst()).contains { $0 == (UInt8(ascii: "."), UInt8(ascii: "@")) }
  }
}
