/// A file that is written whole or not at all.
enum WholeFile {
  /// All may read it.
  static let mode: UInt32 = 0o644

  /// Writes a file under its name in one step, whatever was there before.
  /// - Parameters:
  ///   - mode: who may read and write it.
  ///   - isSynchronized: whether to wait until the bytes are on the disk.
  static func write(
    _ bytes: some Collection<UInt8>, to path: String, mode: UInt32 = WholeFile.mode,
    isSynchronized: Bool = true,
    faults: Faults = .ofEnvironment
  ) throws(SystemError) {
    let temporary = TemporaryName.path(for: path, TemporaryName.unfinished)
    do throws(SystemError) {
      try faults.step("create", temporary)
      let file = try System.create(temporary)
      defer { System.closeFile(file) }
      try faults.step("write", temporary)
      try System.writeAll(bytes, to: file, path: temporary)
      try System.setMode(mode, of: file, path: temporary)
      if isSynchronized { try System.synchronize(file, path: temporary) }
      try faults.step("rename", path)
      try System.renameFile(temporary, to: path)
    } catch {
      try? System.removeFile(temporary)
      throw SystemError(action: error.action, path: path, code: error.code)
    }
  }

  /// Gives what went wrong; the file is then as it was.
  /// - Parameter old: what the file holds now; nil if there is none.
  static func write(_ text: [UInt8], to path: String, replacing old: [UInt8]?) -> Finding? {
    if let old {
      return Transaction.commit([Change(path: path, old: old, new: text)], jobs: 1).findings.first(
        where: \.isError)
    }
    do throws(SystemError) {
      // A link to nowhere is not to be replaced: whoever made it means another file.
      if (try? System.status(of: path, followingLinks: false))?.kind == .link {
        _ = try System.status(of: path)
      }
      try write(text, to: path)
      return nil
    } catch {
      return Finding(error)
    }
  }
}
