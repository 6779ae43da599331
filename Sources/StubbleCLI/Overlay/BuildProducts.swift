import StubbleRewriter
import StubbleSemantics

/// What build systems compiled, found by the maps from sources to objects that they write for the compiler.
struct BuildProducts {
  /// The maps with the folders they are in.
  private var maps: [(folder: String, text: [UInt8])] = []

  /// Looks for maps in folders and all folders below them, links left out.
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

  /// Sources of other packages.
  private static let holdsNoMaps: Set<String> = ["checkouts", "repositories"]

  /// The package manager's `output-file-map.json`, and `Target-OutputFileMap.json` of Xcode and Swift Build.
  private static func isMap(_ name: String) -> Bool {
    name == "output-file-map.json" || name.hasSuffix("-OutputFileMap.json")
  }

  /// What was compiled from some sources, or from all that the maps name.
  /// - Parameter sources: absolute paths; nil for all.
  func files(madeFrom sources: Set<PathKey>?) -> [String] {
    maps.flatMap { products(of: $0.text, madeFrom: sources, folder: $0.folder) }
  }

  /// The objects of the sources and the module that they are in: Swift Build, and an editor that has no objects,
  /// would take the module for up to date.
  private func products(of text: [UInt8], madeFrom sources: Set<PathKey>?, folder: String) -> [String] {
    guard case .object(let members)? = (try? JSONReader.read(text))?.value else { return [] }
    // The module has no source, and an empty key.
    let concerned = members.filter { member in
      let key = member.key.text ?? ""
      return key.isEmpty || sources?.contains(PathKey(key)) ?? true
    }
    if concerned.allSatisfy({ $0.key.text?.isEmpty ?? true }) { return [] }
    let objects = concerned.map(\.value).flatMap { entry in
      ["object", "llvm-bc"].compactMap { entry.members?[$0]?.text }
    }
    return objects.sorted() + modules(near: folder)
  }

  /// Xcode has the module beside the map, Swift Build in `Modules` beside it, and the package manager in `Modules`
  /// beside the folder, which is the target's.
  private func modules(near folder: String) -> [String] {
    let own = [folder, folder + "/Modules"].flatMap { folder in
      ((try? System.entries(ofFolder: folder)) ?? []).map { folder + "/" + $0.name }
    }
    let (parent, name) = TemporaryName.split(folder)
    let shared = name.hasSuffix(".build") ? [parent + "Modules/" + name.dropLast(6) + ".swiftmodule"] : []
    return own.filter { $0.hasSuffix(".swiftmodule") }.sorted() + shared
  }
}
