import StubbleSemantics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A name in a folder.
struct FolderEntry: Sendable {
  /// With U+FFFD for what is not UTF-8.
  var name: String
  /// Whether the name is UTF-8, and so leads to the file.
  var isExact: Bool
  /// Nil where the file system does not say without being asked for the status.
  var kind: FileStatus.Kind?
}

extension System {
  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0 { throw SystemError(action: "make folder", path: path, code: errno) }
  }

  /// The names in a folder but `.` and `..`, in no order.
  static func entries(ofFolder path: String) throws(SystemError) -> [FolderEntry] {
    guard let folder = opendir(path) else {
      throw SystemError(action: "open folder", path: path, code: errno)
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(folder) {
      let (name, isExact) = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) {
          String(validatingCString: $0).map { ($0, true) } ?? (String(cString: $0), false)
        }
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, isExact: isExact, kind: kind(of: Int32(entry.pointee.d_type))))
    }
    if errno != 0 { throw SystemError(action: "read folder", path: path, code: errno) }
    return entries
  }

  private static func kind(of type: Int32) -> FileStatus.Kind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }
}

extension System {
  /// Creates a folder, and those above it that are missing. One that is there already is left as it is.
  static func createFolders(_ path: String) throws(SystemError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      let folder = String(path[..<end])
      if mkdir(folder, 0o777) == 0 { continue }
      let code = errno
      // Of a folder that is there, some systems say first that it cannot be written to.
      if code != EEXIST, (try? status(of: folder)) == nil {
        throw SystemError(action: "create folder", path: folder, code: code)
      }
    }
  }

  /// A path is that of a folder, or of a link to one.
  static func isFolder(_ path: String) -> Bool { (try? status(of: path))?.kind == .folder }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(SystemError) {
    if rmdir(path) != 0 { throw SystemError(action: "remove", path: path, code: errno) }
  }

  /// The current folder as the shell knows it: by the names of the links that led there.
  static var logicalCurrentFolder: String {
    let real = currentFolder()
    guard let name = environment("PWD"), name.hasPrefix("/"),
      realPath(name).map(PathKey.init) == PathKey(real)
    else { return real }
    return name
  }

  /// Where a user's programs keep what they can do without; nil if the user has no home.
  static var cacheFolder: String? {
    #if canImport(Darwin)
      return environment("HOME").map { $0 + "/Library/Caches" }
    #else
      if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
      return environment("HOME").map { $0 + "/.cache" }
    #endif
  }

  /// Sets a variable for the processes that we start.
  static func setEnvironment(_ name: String, _ value: String) { setenv(name, value, 1) }
}
