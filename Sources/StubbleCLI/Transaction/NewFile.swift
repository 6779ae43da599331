/// Writes a file under its name in one step: it is there whole, or as it was.
enum NewFile {
  /// Replaces a file of that name. Unlike a `Transaction`, it does not ask what the file was.
  /// - Parameter isSynchronized: whether to wait until the bytes are on the disk.
  static func write(
    _ bytes: some Collection<UInt8>, to path: String, isSynchronized: Bool = true,
    faults: Faults = .ofEnvironment
  ) throws(SystemError) {
    let temporary = TemporaryName.path(for: path, TemporaryName.unfinished)
    do throws(SystemError) {
      try faults.step("create", temporary)
      let file = try System.create(temporary)
      defer { System.closeFile(file) }
      try faults.step("write", temporary)
      try System.writeAll(bytes, to: file, path: temporary)
      try System.setMode(0o644, of: file, path: temporary)
      if isSynchronized { try System.synchronize(file, path: temporary) }
      try faults.step("rename", path)
      try System.renameFile(temporary, to: path)
    } catch {
      try? System.removeFile(temporary)
      throw error
    }
  }
}
