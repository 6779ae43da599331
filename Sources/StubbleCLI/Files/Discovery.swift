import StubbleRewriter
import StubbleSemantics

/// The search for Swift files at the paths of a command line.
struct Discovery: Sendable {
  /// What was found, in the order of the paths; within a folder, in the order of the names' bytes.
  struct Result: Sendable {
    var files: [String] = []
    /// The symbolic links among the files, also among those that are ignored or apart.
    var links: [String] = []
    /// Those of the files that were given by their own path, not found in a folder, or that are symbolic links.
    var named: [String] = []
    /// Symbolic links to folders, which are not followed.
    var linkedFolders: [String] = []
    /// Swift files that git ignores, in folders that it does not ignore or of which it tracks files.
    var ignored: [String] = []
    /// Swift files and folders that git ignores or a pattern excludes, those that match the rules `apart` included. A target
    /// may compile them all the same.
    var leftOut: [String] = []
    /// Swift files that match the rules `apart` of the search, and those in documents.
    var apart: [String] = []
    /// Temporary files, perhaps left by a run that was killed.
    var temporaries: [String] = []
    var diagnostics: [FileDiagnostic] = []
    /// Xcode's projects and workspaces, including those that git ignores, since tools may generate them.
    var projects: [String] = []
    /// Exclusion patterns that excluded nothing.
    var unusedPatterns: [UnusedPattern] = []

    var hasErrors: Bool { diagnostics.hasErrors }

    /// Those of the files whose names end in `.swift`.
    var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }

    /// Appends the results of a later part of the search.
    fileprivate mutating func append(_ later: Result) {
      files += later.files
      links += later.links
      named += later.named
      linkedFolders += later.linkedFolders
      ignored += later.ignored
      leftOut += later.leftOut
      apart += later.apart
      temporaries += later.temporaries
      diagnostics += later.diagnostics
      projects += later.projects
    }
  }

  /// An exclusion pattern that excludes nothing.
  struct UnusedPattern: Equatable {
    var text: String
    /// A path of the search that the pattern matches, or a folder around it; what is named is searched all the same.
    var namedPath: String?
  }

  private let exclusions: [IgnoreRules]
  /// The rules for files that are listed apart from the others.
  private let apart: IgnoreRules?
  /// For each element of `exclusions`, the indices of its patterns that have matched something.
  private var used: [Set<Int>]
  private let tracked: TrackedFiles
  private var result = Result()
  private let jobs: Int

  private init(exclusions: [IgnoreRules], apart: IgnoreRules?, tracked: TrackedFiles, jobs: Int) {
    self.exclusions = exclusions.filter { !$0.isEmpty }
    self.apart = apart?.isEmpty ?? true ? nil : apart
    used = Array(repeating: [], count: self.exclusions.count)
    self.tracked = tracked
    self.jobs = jobs
  }

  /// Finds the Swift files at some paths.
  ///
  /// A file that is given by its path is taken whatever its name. Of a folder, all Swift files below it are found,
  /// except those in hidden folders or reached by symbolic links to folders, and those that are excluded or ignored by
  /// git. Those in documents are found apart. A path that cannot be read is an error among the diagnostics.
  ///
  /// - Parameters:
  ///   - implied: Folders among the paths that nobody named, which can be excluded as a whole.
  ///   - apart: Rules for files to list in the result's `apart` in place of its `files`.
  static func find(
    _ paths: [String], implied: [String] = [], excluding exclusions: [IgnoreRules], apart: IgnoreRules? = nil,
    jobs: Int = 1
  ) -> Result {
    var discovery = Discovery(exclusions: exclusions, apart: apart, tracked: TrackedFiles(), jobs: jobs)
    for path in paths where !implied.contains(path) || !discovery.excludes(folder: path) {
      discovery.visit(path)
    }
    discovery.result.unusedPatterns = discovery.unusedPatterns(inSearchOf: paths)
    return discovery.result
  }

  /// Finds all Swift files at some paths, also those that git ignores.
  static func findAll(_ paths: [String], jobs: Int) -> [String] {
    var files: [String] = []
    var rest = paths
    while !rest.isEmpty {
      let found = find(rest, excluding: [], jobs: jobs)
      files += found.swiftFiles
      rest = found.leftOut
    }
    return files
  }

  private mutating func excludes(folder path: String) -> Bool {
    excludes { $0.matches(around: System.realPath(path) ?? path, isFolder: true).sorted() }
  }

  /// Returns whether some exclusions ignore a file or folder, and notes the patterns that match it.
  ///
  /// - Parameter matches: A closure that returns the indices of the matching patterns.
  private mutating func excludes(_ matches: (IgnoreRules) -> [Int]) -> Bool {
    var isExcluded = false
    for (index, rules) in exclusions.enumerated() {
      let found = matches(rules)
      used[index].formUnion(found)
      isExcluded = isExcluded || rules.ignores(matching: found)
    }
    return isExcluded
  }

  private func unusedPatterns(inSearchOf paths: [String]) -> [UnusedPattern] {
    zip(exclusions, used).flatMap { rules, used -> [UnusedPattern] in
      let unused = rules.patterns.indices.filter { !used.contains($0) }
      if unused.isEmpty { return [] }
      let matches = paths.map {
        rules.matches(around: System.realPath($0) ?? $0, isFolder: System.isFolder($0))
      }
      let texts = rules.patterns
      return unused.map { index in
        let named = zip(paths, matches).first { $0.1.contains(index) }
        return UnusedPattern(text: texts[index], namedPath: named?.0)
      }
    }
  }

  /// Returns whether a search of one folder finds the files of another one, if nothing is excluded. Both are given by
  /// their absolute paths, with symbolic links resolved.
  static func reaches(_ folder: String, from root: String) -> Bool {
    if PathKey(folder) == PathKey(root) { return true }
    guard let rest = Path.relative(folder, to: root) else { return false }
    var path = Path.withSlash(root)
    var ignore = GitIgnore(above: root)
    let tracked = TrackedFiles()
    for name in Path.names(in: rest) {
      if path != Path.withSlash(root), (try? System.status(of: path + ".git")) != nil {
        ignore = GitIgnore(above: String(path.dropLast()))
      }
      if ignore.isInWorkTree { ignore.add(path + ".gitignore", in: path) }
      let start = path.utf8.count
      path += name
      let bytes = Array(path.utf8)
      if name.hasPrefix(".") { return false }
      if let top = ignore.top, ignore.ignores(bytes, nameStart: start, isFolder: true),
        !tracked.contain(bytes, isFolder: true, inWorkTree: top)
      {
        return false
      }
      path += "/"
    }
    return true
  }

  private mutating func visit(_ path: String) {
    findErrors { discovery throws(SystemError) in
      let status = try System.status(of: path)
      switch status.kind {
      case .folder: try discovery.visitRoot(path)
      case .file:
        discovery.result.files.append(path)
        discovery.result.named.append(path)
      case .link, .other:
        discovery.fail(
          path, "neither a file nor a folder", notes: ["name one of these, or '-' for standard input"])
      }
    }
  }

  /// Does some work and turns an error into a diagnostic, so that the search goes on.
  private mutating func findErrors(in work: (inout Discovery) throws(SystemError) -> Void) {
    do throws(SystemError) { try work(&self) } catch { result.diagnostics.append(FileDiagnostic(error)) }
  }

  private mutating func fail(_ path: String, _ message: String, notes: [String] = []) {
    result.diagnostics.append(FileDiagnostic(path: path, message: message, notes: notes))
  }

  private mutating func visitRoot(_ path: String) throws(SystemError) {
    let absolute = System.realPath(path) ?? path
    let ignore = GitIgnore(above: absolute)
    var root = Folder(
      shown: Path.prefixOfFiles(below: path), absolute: Path.withSlash(absolute), ignore: ignore, isRoot: true
    )
    let entries = try entries(of: &root)
    // The root's entries are visited at the same time.
    let parts = mapInParallel(entries.count, jobs: jobs) { [root, exclusions, apart, tracked] index in
      var part = Discovery(exclusions: exclusions, apart: apart, tracked: tracked, jobs: 1)
      part.visit(entries[index], in: root)
      return part
    }
    for part in parts {
      result.append(part.result)
      for index in used.indices { used[index].formUnion(part.used[index]) }
    }
  }

  /// A folder to visit. Both of its paths end in a slash, except that the shown path of the current folder is empty.
  private struct Folder: Sendable {
    /// The path to show the user.
    var shown: String
    var absolute: String
    var ignore: GitIgnore
    /// Whether the search begins in the folder.
    var isRoot = false
    /// Whether all files in the folder are listed apart.
    var isApart = false
    /// Whether the folder is a document, or in one, so that no target compiles its files.
    var isDocument = false
    /// Whether git ignores the folder, and thus all files in it that it does not track.
    var isIgnored = false

    /// Returns whether git ignores an entry of the folder unless it tracks it.
    ///
    /// - Parameter path: The absolute path of the entry.
    func ignores(_ path: [UInt8], name: String, isFolder: Bool) -> Bool {
      isIgnored || ignore.ignores(path, nameStart: path.count - name.utf8.count, isFolder: isFolder)
    }
  }

  private mutating func visit(_ folder: Folder) throws(SystemError) {
    var folder = folder
    for entry in try entries(of: &folder) { visit(entry, in: folder) }
  }

  /// Returns the entries of a folder, sorted by the bytes of their names, and adds the rules of the folder's own
  /// `.gitignore` to it. A work tree that is linked to another one has none: it has other versions of the same files.
  private func entries(of folder: inout Folder) throws(SystemError) -> [FolderEntry] {
    let entries = try System.entries(ofFolder: folder.shown.isEmpty ? "." : folder.shown)
    if !folder.isRoot, entries.contains(where: { $0.name == ".git" }) {
      // Git does not apply the rules of one repository to another one in it.
      folder.ignore = GitIgnore(above: String(folder.absolute.dropLast()))
      folder.isIgnored = false
      if GitWorkTree(around: folder.absolute)?.isLinked == true { return [] }
    }
    if folder.ignore.isInWorkTree, entries.contains(where: { $0.name == ".gitignore" }) {
      folder.ignore.add(folder.absolute + ".gitignore", in: folder.absolute)
    }
    // Numbers are sorted, which move with less work than entries.
    let order = entries.indices.sorted { PathKey(entries[$0].name) < PathKey(entries[$1].name) }
    return order.map { entries[$0] }
  }

  private mutating func visit(_ entry: FolderEntry, in folder: Folder) {
    if entry.isExact {
      findErrors { discovery throws(SystemError) in
        try discovery.visit(entry.name, entry.kind, in: folder)
      }
    } else if entry.kind == .folder || entry.name.hasSuffix(".swift") {
      let message = "skipped, since its name is not UTF-8"
      result.diagnostics.append(FileDiagnostic(.warning, path: folder.shown + entry.name, message: message))
    }
  }

  private mutating func visit(_ name: String, _ kind: FileStatus.Kind?, in folder: Folder) throws(SystemError)
  {
    let path = folder.shown + name
    if name.utf8.first == UInt8(ascii: "."), TemporaryName.isOne(name) {
      result.temporaries.append(path)
      return
    }
    let isSwift = name.hasSuffix(".swift")
    var kind = kind
    if kind == nil { kind = try System.status(of: path, followingLinks: false).kind }
    switch kind {
    case .file where isSwift: add(path, as: fate(of: name, in: folder, isFolder: false), in: folder)
    case .link where isSwift && System.isFile(path):
      let fate = fate(of: name, in: folder, isFolder: false)
      add(path, as: fate, in: folder)
      if fate != .excluded { result.links.append(path) }
      if fate == .found { result.named.append(path) }
    case .link where name.utf8.first != UInt8(ascii: ".") && System.isFolder(path):
      if fate(of: name, in: folder, isFolder: true) == .found { result.linkedFolders.append(path) }
    case .folder where Self.isXcodeProject(name): result.projects.append(path)
    case .folder where name.utf8.first != UInt8(ascii: "."):
      let fate = fate(of: name, in: folder, isFolder: true)
      guard fate == .found || fate == .apart else {
        result.leftOut.append(path)
        return
      }
      try visit(
        Folder(
          shown: path + "/", absolute: folder.absolute + name + "/", ignore: folder.ignore,
          isApart: fate == .apart || Self.isDocument(name),
          isDocument: folder.isDocument || Self.isDocument(name),
          isIgnored: folder.ignores(Array((folder.absolute + name).utf8), name: name, isFolder: true)))
    default: break
    }
  }

  /// Returns whether a name is that of an Xcode project or workspace.
  static func isXcodeProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Returns whether a name is that of a folder which the package manager and Xcode take as one document, so that Swift
  /// files in it belong to no module: the steps of a tutorial, for example.
  private static func isDocument(_ name: String) -> Bool { documents.contains { name.hasSuffix($0) } }

  private static let documents = [
    ".docc", ".playground", ".xcassets", ".xcdatamodeld", ".xcdatamodel", ".xcmappingmodel",
  ]

  /// Adds a Swift file to the results.
  private mutating func add(_ path: String, as fate: Fate, in folder: Folder) {
    switch fate {
    case .found: result.files.append(path)
    case .apart: result.apart.append(path)
    case .ignored: result.ignored.append(path)
    case .excluded: break
    }
    if fate != .found, !folder.isDocument { result.leftOut.append(path) }
  }

  private enum Fate { case found, apart, excluded, ignored }

  private mutating func fate(of name: String, in folder: Folder, isFolder: Bool) -> Fate {
    if exclusions.isEmpty, apart == nil, folder.ignore.files.isEmpty {
      return folder.isApart ? .apart : .found
    }
    let path = Array((folder.absolute + name).utf8)
    let start = path.count - name.utf8.count
    if excludes({ $0.matches(path, nameStart: start, isFolder: isFolder) }) { return .excluded }
    if let top = folder.ignore.top, folder.ignores(path, name: name, isFolder: isFolder),
      !tracked.contain(path, isFolder: isFolder, inWorkTree: top)
    {
      return .ignored
    }
    if folder.isApart { return .apart }
    guard let apart else { return .found }
    return apart.ignores(matching: apart.matches(path, nameStart: start, isFolder: isFolder))
      ? .apart : .found
  }
}
