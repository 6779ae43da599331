import StubbleSemantics
import StubbleSyntax

/// A search for files with subclasses, in which members may have the names that closures would get.
struct SubclassSearch: Sendable {
  /// The names of the classes that are looked up.
  private(set) var classes: Set<Name>

  /// Returns those of the files which a search did not find that declare subclasses of the classes, or subclasses of
  /// these.
  mutating func files(amongRestOf search: DeclarationSearch) -> [SourceFile] {
    var found: [String: SourceFile] = [:]
    var new = classes
    while !new.isEmpty {
      let keys = Set(new.map { DeclaredNames.Key(.superclass, of: $0) })
      let files = search.mapRest { file, buffer in
        file.names.keys.contains(where: keys.contains) ? file.original(buffer) : nil
      }
      for (_, file) in files { found[file.path] = file }
      let names = files.flatMap { $0.1.tree.nodes(ofKind: .classDecl).compactMap(TypeDecl.init) }.map {
        Name($0.name.utf8)
      }
      new = Set(names).subtracting(classes)
      classes.formUnion(new)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension DismissedFile {
  fileprivate func original(_ buffer: ReadBuffer) -> SourceFile? {
    withOriginal(buffer) { SourceFile(path: path, source: Array($0)) }
  }
}
