import StubbleSemantics

/// A git work tree.
struct GitWorkTree {
  /// The absolute path of its top folder.
  let top: String

  /// Finds the nearest folder, at or above the given one, that has an entry `.git`. Returns `nil` if there is none.
  ///
  /// - Parameter folder: The absolute path of the folder.
  init?(around folder: String) {
    let folders = Path.upward(from: folder)
    guard let top = folders.first(where: { (try? System.status(of: $0 + "/.git")) != nil }) else {
      return nil
    }
    self.top = top
  }

  /// The folder in which git keeps what all work trees of a clone share: `.git`, except in a linked work tree or a
  /// submodule, where `.git` is a file. `nil` if that file does not name a folder.
  var sharedFolder: String? {
    let git = top + "/.git"
    if System.isFolder(git) { return git }
    guard let own = Self.path(in: git, after: "gitdir: ", relativeTo: top) else { return nil }
    return Self.path(in: own + "/commondir", after: "", relativeTo: own) ?? own
  }

  /// Whether the work tree is one of several of a clone, and not the first one: only then does its own folder name the one
  /// that all of them share.
  var isLinked: Bool {
    guard let own = Self.path(in: top + "/.git", after: "gitdir: ", relativeTo: top) else { return false }
    return System.isFile(own + "/commondir")
  }

  /// Returns the path in the first line of one of git's files; `nil` if the line does not begin with the key.
  private static func path(in file: String, after key: String, relativeTo folder: String) -> String? {
    guard let text = try? System.contents(of: file).bytes else { return nil }
    let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first
    guard let line, line.hasPrefix(key) else { return nil }
    let path = line.dropFirst(key.count)
    return path.hasPathPrefix("/") ? String(path) : folder + "/" + path
  }
}
