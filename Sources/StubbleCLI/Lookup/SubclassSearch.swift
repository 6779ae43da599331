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
    var new = classes
    var subclasses: Set<Name> = []
    while !new.isEmpty {
      let keys = Set(
        new.map { DeclaredNames.Key(.superclass, of: $0) } + subclasses.map { .init(.extension, of: $0) })
      let files = search.mapRest { file, buffer in
        file.names.keys.contains(where: keys.contains) ? file.original(buffer) : nil
      }
      for (_, file) in files { found[file.path] = file }
      new = Self.subclasses(of: classes, in: files.map(\.1.tree))
      subclasses.formUnion(new)
      classes.formUnion(new)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the names of the direct and indirect subclasses of some classes that files declare, without the classes
  /// themselves.
  static func subclasses(of classes: Set<Name>, in trees: [SyntaxTree]) -> Set<Name> {
    let declared = trees.flatMap { $0.nodes(ofKind: .classDecl).compactMap(TypeDecl.init) }
    let pairs = declared.compactMap { decl in
      decl.inheritedTypes.first.map { first in
        (Name(decl.name.utf8), Name(TypeDecl.lastName(of: TypeDecl.dottedName(first)).utf8))
      }
    }
    let namesBySuperclass = Dictionary(grouping: pairs) { $0.1 }.mapValues { $0.map(\.0) }
    var found: Set<Name> = []
    var unseen = Array(classes)
    while let superclass = unseen.popLast() {
      for name in namesBySuperclass[superclass] ?? []
      where !classes.contains(name) && found.insert(name).inserted {
        unseen.append(name)
      }
    }
    return found
  }
}

extension DismissedFile {
  fileprivate func original(_ buffer: ReadBuffer) -> SourceFile? {
    withOriginal(buffer) { SourceFile(path: path, source: Array($0)) }
  }
}
