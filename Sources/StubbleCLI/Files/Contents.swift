extension System {
  /// Returns the bytes of a file and its status, both from opening it once.
  static func contents(of path: String) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
    let file = try openForReading(path)
    defer { closeFile(file) }
    let status = try status(of: file, path: path)
    return (try readAll(file, sizeHint: status.size, path: path), status)
  }

  /// Reads standard input to its end.
  static func standardInput() throws(SystemError) -> [UInt8] {
    try readAll(0, sizeHint: 1 << 16, path: "<stdin>")
  }
}
