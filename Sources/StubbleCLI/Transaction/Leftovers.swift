import StubbleRewriter
import StubbleSemantics

/// The temporary files that a killed run left.
enum Leftovers {
  /// Removes temporary files. To be called only with a lock on their folders, so that none is in use by another run.
  ///
  /// A temporary file that may hold the only copy of a text is kept, with a warning: the file it belongs to is missing,
  /// or has another original.
  static func remove(_ paths: [String]) -> [FileDiagnostic] {
    paths.compactMap { path in
      do throws(SystemError) {
        if let warning = try reasonToKeep(path) { return warning }
        try System.removeFile(path)
        return nil
      } catch {
        return error.code == SystemError.notFound ? nil : FileDiagnostic(error)
      }
    }
  }

  /// Returns a warning for each temporary file that `remove` would keep.
  static func kept(among paths: [String]) -> [FileDiagnostic] {
    paths.compactMap { path in
      do throws(SystemError) { return try reasonToKeep(path) } catch { return nil }
    }
  }

  /// Returns a warning about a temporary file that must not be removed; `nil` if it holds nothing of its own.
  private static func reasonToKeep(_ path: String) throws(SystemError) -> FileDiagnostic? {
    let status = try System.status(of: path, followingLinks: false)
    guard let file = TemporaryName.file(of: path), status.kind == .file else {
      return FileDiagnostic(
        .warning, path: path, message: "not a file, though it has the name of a temporary file of stubble",
        notes: ["give it another name, or delete it"])
    }
    guard System.realPath(file) != nil else {
      return FileDiagnostic(
        .warning, path: path, message: "left by a run that was killed, and its file is missing",
        notes: ["rename it to '\(Path.split(file).name)' if you miss that file, or delete it"])
    }
    return try isExpendable(path, excluding: file)
      ? nil
      : FileDiagnostic(
        .warning, path: path, message: "left by a run that was killed, and not the same as its file",
        notes: ["compare it with '\(Path.split(file).name)', then delete it"])
  }

  private static func isExpendable(_ path: String, excluding file: String) throws(SystemError) -> Bool {
    guard let current = try? System.contents(of: file).bytes else { return false }
    if path.hasSuffix(TemporaryName.unfinished) { return true }
    let left = try System.contents(of: path).bytes
    return left == current || standForTheSame(left, current)
  }

  private static func standForTheSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (a, b) = (restore(a), restore(b))
    return a.damage.isEmpty && b.damage.isEmpty && a.original == b.original
  }

  /// Returns the temporary files of files that were given by their own paths, whose folders are not searched otherwise.
  static func beside(_ paths: [String]) -> [String] {
    let targets = paths.compactMap(System.realPath).pathKeys
    let folders = targets.map { Path.split($0.path).folder }.pathKeys
    return folders.sorted().map(\.path).flatMap { folder in
      ((try? System.entries(ofFolder: folder)) ?? []).map(\.name).filter(TemporaryName.isOne)
        .map { folder + $0 }
        .filter { TemporaryName.file(of: $0).map { targets.contains(PathKey($0)) } ?? false }.sorted()
    }
  }
}
