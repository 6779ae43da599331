import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The types that the module of a file with doubles declares in its other files, such as doubles written by hand, and what
/// these files import.
struct NeighboringTypes: Sendable {
  private struct File: Sendable {
    let path: String
    let names: Set<DeclaredNames.Key>
    /// The names of the modules of Foundation and the library whose imports state that they are not public.
    let restrictedImports: Set<String>
  }

  private var files: [File] = []

  /// - Parameter paths: The files of the module.
  init(in paths: [String], jobs: Int) {
    files = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { index, buffer -> File? in
      let bytes = try? buffer.read(paths[index])
      return bytes.map { bytes in
        let names = DeclaredNames(in: bytes)
        let isRestricted = !names.restrictedImports.isEmpty
        let imports = isRestricted ? FileImports(of: SyntaxTree(parsing: Array(bytes))).restricted : []
        return File(path: paths[index], names: Set(names.keys), restrictedImports: imports)
      }
    }.compactMap(\.self)
  }

  /// The names of the modules of which some file states that its import is not public.
  var restrictedImports: Set<String> { files.reduce(into: []) { $0.formUnion($1.restrictedImports) } }

  /// Returns the path of a file that declares a type with a name at file scope. A generated file does not count, since it
  /// may be generated again.
  func path(ofTypeNamed name: String) -> String? {
    let key = DeclaredNames.Key(.declaration, of: Name(name.utf8))
    return files.first { file in
      guard file.names.contains(key),
        let source = try? System.contents(of: file.path).bytes, !DoublesFile.isOne(source)
      else { return false }
      let index = TypeIndex(files: [SourceFile(path: file.path, source: source)])
      return index.type(named: name, in: .unknown) != nil
    }.map { Path.shown($0.path, in: System.currentFolder()) }
  }
}
