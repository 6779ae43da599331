import StubbleSemantics

/// The folders of modules as the command line or the configuration says them.
struct NamedModules: Equatable, Sendable {
  /// A folder and the module whose files are in it.
  struct Entry: Equatable, Sendable {
    var name: String
    /// As it was written; relative to the folder of who wrote it.
    var folder: String
  }

  /// The folders are absolute, without links.
  private let entries: [Entry]

  /// - Parameter entries: those whose folders are there count.
  init(_ entries: [Entry] = []) {
    self.entries = entries.compactMap { entry in
      System.realPath(entry.folder).map { Entry(name: entry.name, folder: $0 == "/" ? $0 : $0 + "/") }
    }
  }

  /// A name can be that of a module.
  static func isName(_ name: String) -> Bool {
    name.first.map { $0.isLetter || $0 == "_" } ?? false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// A name can be that of a module, or of a module in another one: `Kit.Core`.
  static func isPath(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName(String($0)) }
  }

  /// The modules of a folder: those of the nearest one around it that is named.
  /// - Parameter path: absolute, without links.
  func modules(ofFolder path: String) -> ModuleSet? {
    let around = entries.filter { "\(path)/".hasPathPrefix($0.folder) }
    guard let longest = around.map(\.folder.utf8.count).max() else { return nil }
    return ModuleSet(around.filter { $0.folder.utf8.count == longest }.map { Module(name: $0.name) })
  }
}
