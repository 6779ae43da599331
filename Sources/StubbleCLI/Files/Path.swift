import StubbleSemantics

/// Operations on paths as text, which do not look at the disk.
///
/// They read the bytes of paths: in a `String`, a slash is one `Character` with a combining mark that begins the next name.
enum Path {
  private static let slash = UInt8(ascii: "/")

  /// Returns a path, relative to a folder unless it is absolute, as an absolute path without `.`, `..` and doubled
  /// slashes.
  static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    let whole = path.hasPathPrefix("/") ? path : folder + "/" + path
    if isPlain(whole) { return whole }
    var names: [Substring] = []
    for name in Self.names(in: whole) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Whether a path is absolute, and surely has no `.`, `..` and doubled slashes, as most paths have none.
  private static func isPlain(_ path: String) -> Bool {
    guard path.utf8.first == slash else { return false }
    var previous: UInt8 = 0
    for byte in path.utf8 {
      if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != slash
  }

  /// Returns the names of the folders and the file that a path consists of.
  static func names(in path: some StringProtocol) -> [Substring] {
    Substring(path).utf8.split(separator: slash).map { Substring($0) }
  }

  /// Splits a path into the folder, ending in a slash, and the last component. Without a slash the folder is empty.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: slash) else { return ("", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// Returns the folder that a path is in, ending in a slash; `.` for a name without a folder.
  static func folder(of path: String) -> String {
    let folder = split(path).folder
    return folder.isEmpty ? "." : folder
  }

  /// Returns the path of a folder with a slash at the end.
  static func withSlash(_ folder: String) -> String { folder.utf8.last == slash ? folder : folder + "/" }

  /// Returns what the paths of files that are found below a folder begin with: the folder and a slash, or nothing for the
  /// current folder.
  static func prefixOfFiles(below folder: String) -> String { folder == "." ? "" : withSlash(folder) }

  /// Returns an absolute path as a user who works in a folder would write it: relative to the folder if it is in it.
  static func shown(_ path: String, in folder: String) -> String {
    relative(path, to: folder).map { String($0) } ?? path
  }

  /// Returns the path of a file or folder below a folder, relative to it; `nil` for one that is elsewhere, and for the
  /// folder itself without a slash. Both are absolute, or relative to the same folder.
  static func relative(_ path: String, to folder: String) -> Substring? {
    let folder = withSlash(folder)
    guard path.hasPathPrefix(folder) else { return nil }
    return path[path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)...]
  }

  /// Returns an absolute path, the folder that it is in, and so on up to the root.
  static func upward(from path: String) -> [String] {
    var paths = [
      path.utf8.count > 1 && path.utf8.last == slash ? String(path.unicodeScalars.dropLast()) : path
    ]
    while let last = paths.last, last != "/" {
      let slash = last.utf8.lastIndex(of: slash) ?? last.startIndex
      paths.append(slash > last.startIndex ? String(last[..<slash]) : "/")
    }
    return paths
  }
}

extension String {
  /// Returns whether the path is `folder` itself, or below it. Both are absolute.
  func isPath(in folder: String) -> Bool {
    folder == "/"
      || hasPathPrefix(folder)
        && (utf8.count == folder.utf8.count || utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/"))
  }
}
