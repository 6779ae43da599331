import StubbleSemantics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An entry of a folder.
struct FolderEntry: Sendable {
  /// The name, with U+FFFD for bytes that are not UTF-8.
  var name: String
  /// Whether the name is UTF-8, so that the file can be opened by it.
  var isExact: Bool
  /// The kind of file; `nil` if the file system does not store it in the folder.
  var kind: FileStatus.Kind?
}

extension System {
  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0 { throw SystemError(action: "create folder", path: path, code: errno) }
  }

  /// Returns the entries of a folder except `.` and `..`, in no particular order.
  static func entries(ofFolder path: String) throws(SystemError) -> [FolderEntry] {
    guard let folder = opendir(path) else {
      throw SystemError(action: "open folder", path: path, code: errno)
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    // Only the error code distinguishes an error from the end, and everything else that is called may change it.
    func next() -> UnsafeMutablePointer<dirent>? {
      errno = 0
      return readdir(folder)
    }
    while let entry = next() {
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
  /// Creates a folder, and those above it that are missing. Those that exist are left as they are.
  static func createFolders(_ path: String) throws(SystemError) {
    var end = path.startIndex
    while end < path.endIndex {
      let next = path.utf8.index(after: end)
      end = path.utf8[next...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      let folder = String(path[..<end])
      if mkdir(folder, 0o777) == 0 { continue }
      let code = errno
      // For an existing folder, some systems report that it cannot be written to rather than that it exists.
      if code != EEXIST, (try? status(of: folder)) == nil {
        throw SystemError(action: "create folder", path: folder, code: code)
      }
    }
  }

  /// Returns whether a path is that of a folder, or of a symbolic link to one.
  static func isFolder(_ path: String) -> Bool { (try? status(of: path))?.kind == .folder }

  /// Returns whether a path is that of a file, or of a symbolic link to one.
  static func isFile(_ path: String) -> Bool { (try? status(of: path))?.kind == .file }

  /// The path of the current folder as the shell shows it, with symbolic links.
  static var logicalCurrentFolder: String {
    let real = currentFolder()
    guard let name = environment("PWD"), name.hasPathPrefix("/"),
      realPath(name).map(PathKey.init) == PathKey(real)
    else { return real }
    return name
  }

  /// The folder for the user's caches; `nil` if the user has no home folder.
  static var cacheFolder: String? {
    #if canImport(Darwin)
      return environment("HOME").map { $0 + "/Library/Caches" }
    #else
      if let folder = environment("XDG_CACHE_HOME"), folder.hasPathPrefix("/") { return folder }
      return environment("HOME").map { $0 + "/.cache" }
    #endif
  }

  /// Sets an environment variable for the processes that this one starts.
  static func setEnvironment(_ name: String, _ value: String) { setenv(name, value, 1) }
}
