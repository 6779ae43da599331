/// The rules by which git ignores files in a folder: those of the user first, then those of the work tree's top, and
/// those of the folder last.
struct GitIgnore: Sendable {
  private(set) var files: [IgnoreRules] = []
  /// Whether the patterns match names in other cases, since the file system does not distinguish these.
  private var ignoresCase = false

  /// Reads the rules of the folders above a folder, without its own. There are none outside a git work tree, and none if
  /// git ignores the folder itself: then those who work in it mean its files all the same.
  ///
  /// - Parameter folder: The absolute path of the folder.
  init(above folder: String) {
    guard let tree = GitWorkTree(around: folder) else { return }
    ignoresCase = GitConfiguration.ignoresCase(in: tree)
    if let file = GitConfiguration.excludesFile(of: tree) { add(file, in: tree.top) }
    if let shared = tree.sharedFolder { add(shared + "/info/exclude", in: tree.top) }
    var current = Path.withSlash(tree.top)
    for name in Path.names(in: Path.relative(folder, to: tree.top) ?? "") {
      add(current + ".gitignore", in: current)
      current += name + "/"
    }
    top = tree.top
    if ignoresFolderOrParent(folder, below: tree.top) { files = [] }
  }

  private func ignoresFolderOrParent(_ folder: String, below top: String) -> Bool {
    var path = Path.withSlash(top)
    return Path.names(in: Path.relative(folder, to: top) ?? "").contains { name in
      let start = path.utf8.count
      path += name
      defer { path += "/" }
      return ignores(Array(path.utf8), nameStart: start, isFolder: true)
    }
  }

  /// The absolute path of the top of the git work tree that the folder is in; `nil` if it is in none.
  private(set) var top: String?

  /// Whether the folder is in a git work tree, since elsewhere a `.gitignore` means nothing.
  var isInWorkTree: Bool { top != nil }

  /// Adds the rules of a `.gitignore` or exclude file, if it exists. What is no file is not opened: a pipe would be
  /// waited for.
  mutating func add(_ file: String, in folder: String) {
    guard System.isFile(file), let text = try? System.contents(of: file).bytes else { return }
    let rules = IgnoreRules(text: text, in: folder, ignoresCase: ignoresCase)
    if !rules.isEmpty { files.append(rules) }
  }

  /// Returns whether git ignores a file or folder, unless it tracks it. The nearest file with a match decides, and in it
  /// the last match.
  func ignores(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
    for rules in files.reversed() {
      if let answer = rules.ignores(path, nameStart: nameStart, isFolder: isFolder) { return answer }
    }
    return false
  }
}
