import StubbleSemantics

/// `test` and `build`: the package manager's commands, on stubbed code.
struct PackageCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Runs the package manager, and returns how it ended, which is how this process is to end.
  func run() throws(FileDiagnostics) -> ProcessEnd {
    let session = try Session(arguments, in: try packageFolder())
    let scratch = value(of: ["--scratch-path", "--build-path"])
    return try session.withOverlay(in: scratch, patience: nil) { target in
      // The package manager must not be given two scratch paths.
      let flags =
        scratch == nil
        ? BuildTool.swiftpm.words(for: target)
        : BuildTool.swiftc.words(for: target).flatMap { ["-Xswiftc", $0] }
      System.catchSignals()
      return session.execute(["swift", arguments.command.rawValue] + flags + arguments.program)
    }
  }

  /// Returns the folder of the package: the one that `--package-path` names, or the nearest one with a manifest at or
  /// above the current folder.
  private func packageFolder() throws(FileDiagnostics) -> String {
    if let path = value(of: ["--package-path"]) {
      if ManifestFile.exists(in: path) { return path }
      throw FileDiagnostics([
        FileDiagnostic(
          path: path, message: "there is no \(ManifestFile.name) in this folder",
          notes: ["name the folder of a package with '--package-path'"])
      ])
    }
    let folders = Path.upward(from: System.currentFolder())
    if let nearest = folders.firstIndex(where: ManifestFile.exists) {
      return nearest == 0 ? "." : folders[nearest]
    }
    throw FileDiagnostics([
      FileDiagnostic(
        message: "there is no \(ManifestFile.name) here, or in a folder above",
        notes: ["name the package with '--package-path', or use 'stubble overlay' with another build system"])
    ])
  }

  /// Returns the value of an option among the arguments of the package manager; the last one counts.
  private func value(of names: [String]) -> String? {
    let words = arguments.program
    for (index, word) in words.enumerated().reversed() {
      if names.contains(word), index + 1 < words.count { return words[index + 1] }
      let parts = word.split(separator: "=", maxSplits: 1)
      if parts.count == 2, names.contains(String(parts[0])) { return String(parts[1]) }
    }
    return nil
  }
}
