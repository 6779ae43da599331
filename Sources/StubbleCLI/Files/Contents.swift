extension System {
  /// Returns the bytes of a file and its status, both from opening it once.
  static func contents(of path: String) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
    let file = try openForReading(path)
    defer { closeFile(file) }
    let status = try statusForReading(file, path: path)
    return (try readAll(file, sizeHint: status.size, path: path), status)
  }

  /// Returns the bytes of a file; `nil` if nothing has its name. A file that cannot be read is there all the same, and so
  /// is a symbolic link that leads nowhere.
  static func existingContents(of path: String) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) { return try contents(of: path).bytes } catch {
      let isAbsent =
        error.code == SystemError.notFound && (try? status(of: path, followingLinks: false)) == nil
      if isAbsent { return nil }
      throw error
    }
  }

  /// Reads standard input to its end.
  static func standardInput() throws(SystemError) -> [UInt8] {
    try readAll(0, sizeHint: 1 << 16, path: "<stdin>")
  }
}
