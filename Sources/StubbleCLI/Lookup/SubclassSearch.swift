import StubbleSemantics
import StubbleSyntax

/// A search for files with subclasses, in which members may have the names that closures would get.
struct SubclassSearch: Sendable {
  /// The names of the classes that are looked up, and of their aliases.
  private(set) var classes: Set<Name>

  /// - Parameter trees: The files that may declare aliases of the classes.
  init(of classes: Set<Name>, aliasesIn trees: [SyntaxTree]) {
    self.classes = classes
    if classes.isEmpty { return }
    for alias in trees.flatMap({ $0.nodes(ofKind: .typealiasDecl) }) {
      guard let name = alias.name(after: .typealias), let value = alias.child(.initializerClause)?.content,
        let meaning = TypeRef(value).dottedName,
        classes.contains(Name(TypeDecl.lastName(of: meaning).utf8))
      else { continue }
      self.classes.insert(Name(name.utf8))
    }
  }

  /// Returns those of the files which a search did not find that declare subclasses of the classes, or subclasses of
  /// these, or extend such subclasses.
  mutating func files(amongRestOf search: DeclarationSearch) -> [SourceFile] {
    var found: [String: SourceFile] = [:]
    var superclasses = classes
    var subclasses: Set<Name> = []
    while !superclasses.isEmpty {
      let keys = Set(
        superclasses.map { DeclaredNames.Key(.superclass, of: $0) }
          + subclasses.map { .init(.extension, of: $0) })
      let files = search.mapRest { file, buffer in
        file.names.keys.contains(where: keys.contains) ? file.original(buffer) : nil
      }
      for (_, file) in files { found[file.path] = file }
      let declared = files.flatMap { $0.1.tree.nodes(ofKind: .classDecl).compactMap(TypeDecl.init) }
      superclasses = Set(declared.map { Name($0.name.utf8) }).subtracting(classes)
      subclasses = superclasses
      classes.formUnion(superclasses)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension DismissedFile {
  fileprivate func original(_ buffer: ReadBuffer) -> SourceFile? {
    withOriginal(buffer) { SourceFile(path: path, source: Array($0)) }
  }
}
