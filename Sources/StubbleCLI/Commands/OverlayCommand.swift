import StubbleRewriter
import StubbleSemantics

/// `overlay`, and the code that all commands that use an overlay share.
extension Session {
  /// Brings an overlay up to date and prints the flags that make the compiler read it.
  func overlay() throws(FileDiagnostics) -> Int32 {
    try withOverlay(in: arguments.output, patience: 5000) { target in
      let tool = arguments.buildTool ?? .swiftc
      return Console.write((tool.text(for: target) + "\n").utf8) ? 0 : 1
    }
  }

  /// Brings an overlay up to date and calls a closure with it. Other runs are locked out meanwhile.
  ///
  /// - Parameters:
  ///   - path: The folder of the overlay, which is created if it is missing; `nil` for `.build/stubble`, which all
  ///     commands share.
  ///   - patience: How long to wait for another run, in milliseconds; `nil` for as long as it takes.
  func withOverlay<Result>(
    in path: String?, patience: Int?, _ body: (OverlayFolder) throws(FileDiagnostics) -> Result
  ) throws(FileDiagnostics) -> Result {
    let target = try overlayFolder(path ?? root + "/.build/stubble")
    let lock = try lock(target, patience: patience)
    defer { lock.release() }
    var session = self
    session.addLocalDependencies()
    try session.update(target)
    return try body(target)
  }

  /// Creates the folder of the overlay if it is missing.
  private func overlayFolder(_ path: String) throws(FileDiagnostics) -> OverlayFolder {
    do throws(SystemError) {
      try System.createFolders(path)
      return OverlayFolder(
        System.realPath(path) ?? path, isOfPackageManager: arguments.command.passesOn)
    } catch {
      throw FileDiagnostics(error)
    }
  }

  private func lock(_ target: OverlayFolder, patience: Int?) throws(FileDiagnostics) -> FolderLock {
    do throws(FileDiagnostic) {
      return try FolderLock.acquire(only: target.path, patience: patience) { console.say($0) }
    } catch {
      throw FileDiagnostics([error])
    }
  }

  /// Plans as `apply` does and writes the applied copies to the overlay. After an error it stays as it was.
  private func update(_ target: OverlayFolder) throws(FileDiagnostics) {
    let found = try discover()
    let planned = planApplication(to: found, in: surroundings(of: found), layout: .lines)
    let outcomes = planned.outcomes
    if planned.diagnostics.hasErrors { throw FileDiagnostics(planned.diagnostics) }
    let sources = SourceNames(found)
    console.report(planned.diagnostics + sources.elsewhere(than: found) + missingObjectFolders)
    sayWhatIsSkipped(found, planned)
    // A file that is applied on disk and should not be gets a copy too: of its original.
    let copies = outcomes.filter { $0.state == .applied || $0.isChanged }.map {
      OverlayCopy(sources: sources.names(of: $0.path), bytes: $0.after)
    }
    let project = ProjectPaths([root] + paths + [configuration.folder].compactMap(\.self))
    let update = try target.update(
      to: copies, of: project, buildFolders: [target.path] + arguments.objectFolders,
      force: arguments.has(.force))
    say(update, copies.count)
  }

  /// A warning for each folder of objects that does not exist: the name may be wrong, or there was no build yet.
  private var missingObjectFolders: [FileDiagnostic] {
    arguments.objectFolders.filter { !System.isFolder($0) }.map { folder in
      FileDiagnostic(
        .warning, path: folder,
        message: "there is no such folder, so no outdated objects are removed from it",
        notes: ["check the path given with '--objects', unless the first build is to make the folder"])
    }
  }

  private func say(_ update: OverlayFolder.Update, _ total: Int) {
    if console.isVerbose { console.list(update.changedSources.sorted().map(\.path)) }
    let objects =
      update.removedProducts == 0 ? "" : "; removed \(count(update.removedProducts, "outdated object"))"
    let state = update.changedSources.isEmpty ? "up to date" : "updated"
    console.say("overlay of \(count(total, "file")), \(state)\(objects)")
  }
}
