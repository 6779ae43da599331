import StubbleSemantics

/// The files that were applied when `run` began, and that are to be applied again when it ends.
struct AppliedBefore {
  private struct File {
    /// The absolute path, with symbolic links resolved.
    var path: String
    var before: [UInt8]
    var modified: FileTime
    /// The bytes that the command is to see.
    var during: [UInt8]
    var isAppliedDuring: Bool
    /// The identity by which the file is found if the command moves it.
    var identity: AppliedFiles.Identity?
  }

  private var files: [File] = []

  /// Records the files that are applied. To be called before anything is written.
  init(_ outcomes: [FileOutcome]) {
    for outcome in outcomes where outcome.wasApplied {
      guard let path = System.realPath(outcome.path), let status = try? System.status(of: path) else {
        continue
      }
      files.append(
        File(
          path: path, before: outcome.before, modified: status.modified,
          during: outcome.after, isAppliedDuring: !outcome.regions.isEmpty))
    }
  }

  /// A note for the user; `nil` if there are no such files.
  var note: String? {
    switch files.count {
    case 0: nil
    case 1: "1 file was applied already and stays so; 'stubble revert' restores it"
    case let count: "\(count) files were applied already and stay so; 'stubble revert' restores them"
    }
  }

  /// Records the identities of the files. To be called when all is written that the command will see, since writing
  /// replaces a file by another.
  mutating func lookAgain() {
    for index in files.indices {
      files[index].identity = AppliedFiles.Identity(ofFile: files[index].path)
    }
  }

  /// Removes these files from those that are to be reverted, wherever the command moved them.
  ///
  /// - Returns: The changes that restore the bytes and modification times of files that were brought up to date for
  ///   the command.
  func take(from inputs: inout Inputs) -> [Change] {
    var paths = Dictionary(
      files.indices.map { (PathKey(files[$0].path), $0) }, uniquingKeysWith: { first, _ in first })
    let vanished = files.indices.filter { System.realPath(files[$0].path) == nil }
    let moved = Dictionary(
      vanished.compactMap { index in files[index].identity.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    inputs.relevant.removeAll { input in
      guard let path = System.realPath(input.path).map(PathKey.init) else { return false }
      if paths[path] != nil { return true }
      guard !moved.isEmpty, let identity = AppliedFiles.Identity(ofFile: path.path) else { return false }
      guard let index = moved[identity] else { return false }
      paths[path] = index
      return true
    }
    return paths.sorted { $0.key < $1.key }.compactMap { path, index in back(files[index], at: path.path) }
  }

  /// Returns the change that restores a file; `nil` if it did not change, or the command edited it.
  private func back(_ file: File, at path: String) -> Change? {
    if file.before == file.during { return nil }
    guard let bytes = try? System.contents(of: path).bytes, bytes == file.during else { return nil }
    return Change(
      path: path, old: file.during, new: file.before, wasApplied: file.isAppliedDuring, isApplied: true,
      modified: file.modified)
  }
}
