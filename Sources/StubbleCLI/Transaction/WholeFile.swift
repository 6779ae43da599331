/// Writing of files as a whole or not at all.
enum WholeFile {
  /// The default permissions: everybody may read the file, its owner may write it.
  static let mode: UInt32 = 0o644

  /// Writes a file in one step, in place of an existing one.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The path of the file.
  ///   - mode: The permissions of the file.
  ///   - isSynchronized: Whether to wait until the bytes are on the disk.
  ///   - faults: The faults to simulate.
  static func write(
    _ bytes: some Collection<UInt8>, to path: String, mode: UInt32 = WholeFile.mode,
    isSynchronized: Bool = true,
    faults: Faults = .ofEnvironment
  ) throws(SystemError) {
    let temporary = TemporaryName.stem(for: path) + TemporaryName.unfinished
    var isCreated = false
    do throws(SystemError) {
      try faults.step("create", temporary)
      let file = try System.create(temporary)
      isCreated = true
      defer { System.closeFile(file) }
      try faults.step("write", temporary)
      try System.writeAll(bytes, to: file, path: temporary)
      try System.setMode(mode, of: file, path: temporary)
      if isSynchronized { try System.synchronize(file, path: temporary) }
      try faults.step("rename", path)
      try System.renameFile(temporary, to: path)
    } catch {
      if isCreated { try? System.removeFile(temporary) }
      throw SystemError(action: error.action, path: path, code: error.code)
    }
  }

  /// Writes a text file that may exist already. Returns an error if that fails; the file is then as it was, unless the error
  /// says otherwise.
  ///
  /// - Parameters:
  ///   - text: The new contents.
  ///   - path: The path of the file.
  ///   - old: The current contents; `nil` if the file does not exist.
  static func write(_ text: [UInt8], to path: String, replacing old: [UInt8]?) -> FileDiagnostic? {
    if let old {
      return Transaction.commit([Change(path: path, old: old, new: text)], jobs: 1).diagnostics.first(
        where: \.isError)
    }
    do throws(SystemError) {
      // A broken symbolic link must not be replaced: whoever made it meant another file.
      if (try? System.status(of: path, followingLinks: false))?.kind == .link {
        _ = try System.status(of: path)
      }
      try write(text, to: path)
      return nil
    } catch {
      return FileDiagnostic(error)
    }
  }
}
