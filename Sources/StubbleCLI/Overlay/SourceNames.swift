import StubbleRewriter
import StubbleSemantics

/// The absolute paths by which a compiler may open each source. Symbolic links to it count as well, and the current
/// folder itself may have two paths.
struct SourceNames {
  private let linksByTarget: [PathKey: [String]]
  /// The symbolic links to folders, with the folders that they lead to.
  private let linkedFolders: [(link: String, target: String)]
  private let currentFolders: Set<PathKey>

  init(_ found: Discovery.Result) {
    linksByTarget = Dictionary(grouping: found.links) { PathKey(System.realPath($0) ?? $0) }
    linkedFolders = found.linkedFolders.compactMap { link in
      System.realPath(link).map { (link, Path.withSlash($0)) }
    }
    currentFolders = [System.currentFolder(), System.logicalCurrentFolder].pathKeys
  }

  /// Returns all paths of a file that was found.
  func names(of path: String) -> Set<PathKey> {
    guard let target = System.realPath(path) else { return spellings(of: path) }
    let links = (linksByTarget[PathKey(target)] ?? []) + namesThroughFolders(of: target)
    return links.reduce(into: spellings(of: path).union([PathKey(target)])) {
      $0.formUnion(spellings(of: $1))
    }
  }

  private func namesThroughFolders(of target: String) -> [String] {
    linkedFolders.compactMap { folder in
      Path.relative(target, to: folder.target).map { folder.link + "/" + $0 }
    }
  }

  /// Returns a warning for each symbolic link to a folder with Swift files that were not found, since links are not
  /// followed.
  func elsewhere(than found: Discovery.Result) -> [FileDiagnostic] {
    let folders = Set(found.files.map { Path.folder(of: $0) }).compactMap(System.realPath).map(Path.withSlash)
    return linkedFolders.filter { folder in
      !folders.contains { $0.hasPathPrefix(folder.target) } && Self.holdsSwift(folder.target, depth: 3)
    }.map {
      FileDiagnostic(
        .warning, path: $0.link,
        message: "this symbolic link leads to a folder that is not searched: \(Path.join("/", $0.target))",
        notes: ["if its types are to be stubbed, add the link to \"paths\" in \(Configuration.name)"])
    }
  }

  /// Returns whether a folder has Swift files, or a folder in it has some.
  ///
  /// - Parameter depth: The number of levels to look at, since a link may lead to a large part of the disk.
  private static func holdsSwift(_ folder: String, depth: Int) -> Bool {
    let entries = (try? System.entries(ofFolder: folder)) ?? []
    if entries.contains(where: { $0.name.hasSuffix(".swift") }) { return true }
    return depth > 1
      && entries.contains { entry in
        entry.kind == .folder && !entry.name.hasPrefix(".")
          && holdsSwift(folder + entry.name + "/", depth: depth - 1)
      }
  }

  private func spellings(of path: String) -> Set<PathKey> {
    var names = currentFolders.map { Path.join($0.path, path) }.pathKeys
    let (folder, name) = Path.split(path)
    if let real = System.realPath(folder.isEmpty ? "." : folder) {
      names.insert(PathKey(Path.join(real, name)))
    }
    return names
  }
}
