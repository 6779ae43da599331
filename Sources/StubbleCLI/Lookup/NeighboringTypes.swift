import StubbleRewriter
import StubbleSemantics

/// The types that the module of a file with doubles declares in its other files, such as doubles written by hand.
struct NeighboringTypes: Sendable {
  private struct File: Sendable {
    let path: String
    let names: Set<DeclaredNames.Key>
  }

  private var files: [File] = []

  /// - Parameters:
  ///   - paths: The files of the module. Those that `generate` writes do not count, since it may write them again.
  init(in paths: [String], jobs: Int) {
    files = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { place, buffer -> File? in
      guard let bytes = try? buffer.read(paths[place]), !DoublesFile.isOne(Array(bytes)) else { return nil }
      return File(path: paths[place], names: Set(DeclaredNames(in: bytes).keys))
    }.compactMap(\.self)
  }

  /// Returns the path of a file that declares a type with a name at file scope.
  func path(ofTypeNamed name: String) -> String? {
    let key = DeclaredNames.Key(.declaration, of: Name(name.utf8))
    return files.first { file in
      guard file.names.contains(key),
        let source = try? System.contents(of: file.path).bytes
      else { return false }
      let index = TypeIndex(files: [SourceFile(path: file.path, source: source)])
      return index.type(named: name, in: .unknown) != nil
    }.map { Path.shown($0.path, in: System.currentFolder()) }
  }
}
