/// A file that is written whole or not at all.
enum WholeFile {
  /// Gives what went wrong; the file is then as it was.
  /// - Parameter old: what the file holds now; nil if there is none.
  static func write(_ text: [UInt8], to path: String, replacing old: [UInt8]?) -> Finding? {
    if let old {
      return Transaction.commit([Change(path: path, old: old, new: text)], jobs: 1).first(where: \.isError)
    }
    let temporary = TemporaryName.path(for: path, TemporaryName.unfinished)
    do throws(SystemError) {
      let file = try System.create(temporary)
      defer { System.closeFile(file) }
      try System.writeAll(text, to: file, path: temporary)
      try System.setMode(0o644, of: file, path: temporary)
      try System.synchronize(file, path: temporary)
      try System.renameFile(temporary, to: path)
      return nil
    } catch {
      try? System.removeFile(temporary)
      return Finding(error)
    }
  }
}
