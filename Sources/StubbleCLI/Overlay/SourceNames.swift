import StubbleRewriter
import StubbleSemantics

/// The absolute paths by which a compiler may know a source: those of links that lead to it count as well, and the
/// current folder may have two names itself.
struct SourceNames {
  private let linksByTarget: [PathKey: [String]]
  /// Links to folders, with where they lead.
  private let linkedFolders: [(link: String, target: String)]
  private let currentFolders: Set<PathKey>

  init(_ found: Discovery.Result) {
    linksByTarget = Dictionary(grouping: found.links) { PathKey(System.realPath($0) ?? $0) }
    linkedFolders = found.linkedFolders.compactMap { link in
      System.realPath(link).map { (link, $0 == "/" ? $0 : $0 + "/") }
    }
    currentFolders = [System.currentFolder(), System.logicalCurrentFolder].pathKeys
  }

  /// All names of a file that was found.
  func names(of path: String) -> Set<PathKey> {
    guard let target = System.realPath(path) else { return spellings(of: path) }
    let links = (linksByTarget[PathKey(target)] ?? []) + namesThroughFolders(of: target)
    return links.reduce(into: spellings(of: path).union([PathKey(target)])) {
      $0.formUnion(spellings(of: $1))
    }
  }

  private func namesThroughFolders(of target: String) -> [String] {
    linkedFolders.filter { target.hasPathPrefix($0.target) }.map {
      $0.link + "/" + target[target.utf8.index(target.startIndex, offsetBy: $0.target.utf8.count)...]
    }
  }

  /// Links to folders whose Swift files were not found, since they lead elsewhere.
  func elsewhere(than found: Discovery.Result) -> [Finding] {
    let linked = linkedFolders.filter { folder in
      let entries = (try? System.entries(ofFolder: folder.target)) ?? []
      return entries.contains { $0.name.hasSuffix(".swift") }
    }
    if linked.isEmpty { return [] }
    let folders = Set(found.files.map { TemporaryName.folder(of: $0) }).compactMap(System.realPath).pathKeys
    return linked.filter {
      !folders.contains(PathKey(Self.normalized($0.target)))
    }.map {
      Finding(
        .warning, path: $0.link,
        message: "this link leads to a folder that is not looked into: \(Self.normalized($0.target))",
        notes: ["if its types are to be stubbed, add the link to \"paths\" in \(Configuration.name)"])
    }
  }

  private func spellings(of path: String) -> Set<PathKey> {
    var names = currentFolders.map { Self.normalized(path.hasPrefix("/") ? path : $0.path + "/" + path) }
      .pathKeys
    let (folder, name) = TemporaryName.split(path)
    if let real = System.realPath(folder.isEmpty ? "." : folder) {
      names.insert(PathKey(Self.normalized(real + "/" + name)))
    }
    return names
  }

  /// Without `.`, `..` and doubled slashes, as compilers look paths up.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
