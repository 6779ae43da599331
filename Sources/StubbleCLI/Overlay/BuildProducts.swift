import StubbleRewriter
import StubbleSemantics

/// The files that build systems compiled, found by the output file maps, from sources to objects, that they write for
/// the compiler.
struct BuildProducts {
  /// The contents of the maps, with the folders they are in.
  private var maps: [(folder: String, text: [UInt8])] = []

  /// Finds the maps in folders and all folders below them. Symbolic links are not followed.
  init(below folders: [String]) {
    for folder in folders { visit(folder) }
  }

  private mutating func visit(_ folder: String) {
    for entry in (try? System.entries(ofFolder: folder)) ?? [] {
      let path = folder + "/" + entry.name
      switch entry.kind ?? (try? System.status(of: path, followingLinks: false))?.kind {
      case .folder where !Self.holdsNoMaps.contains(entry.name): visit(path)
      case .file where Self.isMap(entry.name):
        if let text = try? System.contents(of: path).bytes { maps.append((folder, text)) }
      default: break
      }
    }
  }

  /// The names of folders that are skipped, since they hold sources of other packages.
  private static let holdsNoMaps: Set<String> = ["checkouts", "repositories"]

  /// Returns whether a name is that of a map: `output-file-map.json` of the package manager, or
  /// `Target-OutputFileMap.json` of Xcode and Swift Build.
  private static func isMap(_ name: String) -> Bool {
    name == "output-file-map.json" || name.hasSuffix("-OutputFileMap.json")
  }

  /// Returns the paths of the files that were compiled from some sources.
  ///
  /// - Parameter isConcerned: Whether a source, given by its absolute path, is one of them.
  func files(madeFrom isConcerned: (PathKey) -> Bool) -> [String] {
    maps.flatMap { products(of: $0.text, madeFrom: isConcerned, folder: $0.folder) }
  }

  /// Returns the objects of the sources, and the compiled module that they are in: Swift Build, and an editor, which
  /// makes no objects, would consider the module up to date otherwise.
  private func products(
    of text: [UInt8], madeFrom isConcerned: (PathKey) -> Bool, folder: String
  ) -> [String] {
    guard case .object(let members)? = (try? JSONReader.read(text))?.value else { return [] }
    // The entry of the module as a whole has an empty key.
    let concerned = members.filter { member in
      let key = member.key.text ?? ""
      return key.isEmpty || isConcerned(PathKey(key))
    }
    if concerned.allSatisfy({ $0.key.text?.isEmpty ?? true }) { return [] }
    let objects = concerned.map(\.value).flatMap { entry in
      ["object", "llvm-bc"].compactMap { entry.members?[$0]?.text }
    }
    return objects.sorted() + modules(near: folder)
  }

  /// Returns the compiled modules that belong to the map in a folder. Xcode puts the module next to the map, Swift
  /// Build into `Modules` next to the map, and the package manager into `Modules` next to the folder, which is the
  /// target's.
  private func modules(near folder: String) -> [String] {
    let own = [folder, folder + "/Modules"].flatMap { folder in
      ((try? System.entries(ofFolder: folder)) ?? []).map { folder + "/" + $0.name }
    }
    let (parent, name) = Path.split(folder)
    let shared = name.hasSuffix(".build") ? [parent + "Modules/" + name.dropLast(6) + ".swiftmodule"] : []
    return own.filter { $0.hasSuffix(".swiftmodule") }.sorted() + shared
  }
}
