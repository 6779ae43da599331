extension System {
  /// The bytes of a file and what the system knows of it, both from one opening.
  static func contents(of path: String) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
    let file = try openForReading(path)
    defer { closeFile(file) }
    let status = try status(of: file, path: path)
    return (try readAll(file, sizeHint: status.size, path: path), status)
  }

  /// All of standard input.
  static func standardInput() throws(SystemError) -> [UInt8] {
    try readAll(0, sizeHint: 1 << 16, path: "<stdin>")
  }
}
