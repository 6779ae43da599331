import StubbleSemantics

/// The folders of modules that the command line and the configuration name.
struct NamedModules: Equatable, Sendable {
  /// A module and a folder with files of it.
  struct Entry: Equatable, Sendable {
    var name: String
    /// The path as it was written: on the command line, relative to the current folder; in a configuration, to its
    /// folder.
    var folder: String
  }

  /// The entries, with absolute folders that end in a slash and have no symbolic links.
  private let entries: [Entry]

  /// - Parameter entries: Modules with folders relative to the current one. Those whose folders do not exist are
  ///   ignored.
  init(_ entries: [Entry] = []) {
    self.entries = entries.compactMap { entry in
      System.realPath(entry.folder).map { Entry(name: entry.name, folder: Path.withSlash($0)) }
    }
  }

  /// Returns whether a name can be that of a module.
  static func isName(_ name: String) -> Bool {
    name.first.map { !$0.isNumber } ?? false && name.allSatisfy(\.isPartOfName)
  }

  /// Returns the modules of a folder: those named for the nearest folder at or above it; `nil` if there are none.
  ///
  /// - Parameter path: The absolute path of the folder, without symbolic links.
  func modules(ofFolder path: String) -> ModuleSet? {
    let around = entries.filter { "\(path)/".hasPathPrefix($0.folder) }
    guard let longest = around.map(\.folder.utf8.count).max() else { return nil }
    return ModuleSet(around.filter { $0.folder.utf8.count == longest }.map { Module(name: $0.name) })
  }
}
