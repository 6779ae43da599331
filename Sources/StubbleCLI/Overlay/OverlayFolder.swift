import StubbleRewriter
import StubbleSemantics

/// The text that the compiler is to read in place of a source.
struct OverlayCopy: Sendable {
  /// The absolute paths by which a compiler may open the source.
  var sources: Set<PathKey>
  var bytes: [UInt8]
}

/// The folder of an overlay. Other files in it are left as they are.
///
///     overlay.yaml           the map from sources to copies
///     .applied/HASH.NAME     the copies
///
/// The name of a copy begins with a hash of its contents, so that a copy never changes. All copies are in one folder: to
/// make a folder for each takes longer than to write the copy. An update writes new copies, then
/// replaces `overlay.yaml` in one step, then removes copies that nothing refers to. A failure, or a kill, at any point
/// leaves the old overlay or the new one.
struct OverlayFolder: Sendable {
  /// The absolute path of the folder.
  let path: String
  /// Whether the package manager builds in the folder, which it gets as its scratch path.
  private let isOfPackageManager: Bool
  private let faults: Faults

  init(_ path: String, isOfPackageManager: Bool = false, faults: Faults = .ofEnvironment) {
    self.path = path
    self.isOfPackageManager = isOfPackageManager
    self.faults = faults
  }

  /// The path of `overlay.yaml`, the argument of `-vfsoverlay`.
  var file: String { path + "/overlay.yaml" }

  private static let copyFolder = ".applied"

  /// Returns whether a path is that of a copy, in the folder of any overlay.
  static func isCopy(_ path: String) -> Bool {
    Path.names(in: path).dropLast().last ?? "" == copyFolder
  }

  struct Update: Equatable, Sendable {
    /// The sources for which the compiler will read another text than before.
    var changedSources: Set<PathKey> = []
    /// The number of compiled files that were removed, so that the next build makes them again.
    var removedProducts = 0
  }

  /// Makes the overlay consist of these copies and no others.
  ///
  /// - Parameters:
  ///   - copies: The copies.
  ///   - project: The folders and files of the project.
  ///   - buildFolders: The folders in which builds that use the overlay put compiled files. A build system compares the
  ///     times of sources and does not know the overlay, so that files compiled from another text are removed there.
  ///   - force: Whether to replace an `overlay.yaml` that stubble did not write.
  func update(
    to copies: [OverlayCopy], of project: ProjectPaths, buildFolders: [String], force: Bool
  ) throws(FileDiagnostics) -> Update {
    let old = try current(force: force)
    defer { removeUnusedCopies() }
    do throws(SystemError) {
      let (new, written) = try write(copies)
      let changed = new.sources(differingFrom: old ?? Overlay()).union(written)
      if old != nil, changed.isEmpty { return Update() }
      // Without a previous overlay, the texts from which files were compiled are unknown. What other projects compiled
      // in the folders is never outdated.
      let removed = try exchange(new, buildFolders) { source in
        changed.contains(source) || old == nil && project.contains(source)
      }
      return Update(changedSources: changed, removedProducts: removed)
    } catch {
      throw FileDiagnostics(error)
    }
  }

  /// Reads the overlay on disk. Returns `nil` if there is none, or one to replace by `force`.
  private func current(force: Bool) throws(FileDiagnostics) -> Overlay? {
    do throws(SystemError) {
      guard let text = try System.existingContents(of: file) else { return nil }
      if let overlay = Overlay(text: text) { return overlay }
    } catch  where !force {
      throw FileDiagnostics(error)
    } catch {}
    if force { return nil }
    throw FileDiagnostics([
      FileDiagnostic(
        path: file, message: "this file was not written by stubble",
        notes: [
          isOfPackageManager
            ? "choose another folder with '--scratch-path', or remove the file"
            : "choose another folder with '--output', or replace the file with '--force'"
        ])
    ])
  }

  /// Puts the new `overlay.yaml` in place, and removes outdated compiled files. Returns the number of these.
  ///
  /// - Parameter isOutdated: Whether a source may have been compiled from another text.
  private func exchange(
    _ new: Overlay, _ buildFolders: [String], isOutdated: (PathKey) -> Bool
  ) throws(SystemError) -> Int {
    let products = BuildProducts(below: buildFolders).files(madeFrom: isOutdated)
    // Before the exchange, in case this run is killed right after it; again after it, in case a build came between.
    let removed = try remove(products)
    try WholeFile.write(new.text.utf8, to: file, faults: faults)
    return removed + (try remove(products))
  }

  /// Removes compiled files, so that the next build makes them and what depends on them again. Returns their number.
  private func remove(_ products: [String]) throws(SystemError) -> Int {
    var count = 0
    for product in products {
      try faults.step("remove", product)
      do throws(SystemError) {
        try System.removeFile(product)
        count += 1
      } catch {
        if error.code != SystemError.notFound { throw error }
      }
    }
    return count
  }

  /// Writes the copies that do not exist yet. Returns the overlay, and the sources whose copies were written.
  private func write(_ copies: [OverlayCopy]) throws(SystemError) -> (Overlay, written: Set<PathKey>) {
    var overlay = Overlay()
    var written: Set<PathKey> = []
    if !copies.isEmpty { try System.createFolders("\(path)/\(Self.copyFolder)") }
    for copy in copies {
      let path = path(of: copy)
      for source in copy.sources { overlay.copies[source] = path }
      let mode = mode(of: copy)
      if let old = try? System.contents(of: path), old.bytes == copy.bytes, old.status.mode == mode {
        continue
      }
      // Not synchronized: if a crash of the system loses a copy, the comparison above makes the next run write it
      // again.
      try WholeFile.write(copy.bytes, to: path, mode: mode, isSynchronized: false, faults: faults)
      written.formUnion(copy.sources)
    }
    return (overlay, written)
  }

  /// Returns the permissions of a copy: only users who may read the source may read it.
  private func mode(of copy: OverlayCopy) -> UInt32 {
    let isPrivate = copy.sources.contains { source in
      (try? System.status(of: source.path)).map { $0.mode & 0o044 != 0o044 } ?? false
    }
    return isPrivate ? 0o600 : WholeFile.mode
  }

  /// Returns the path of a copy, whose name ends with the source's, for tools that show it. One that is too long for a name
  /// with a hash is left out.
  private func path(of copy: OverlayCopy) -> String {
    let name = Path.split(copy.sources.min()?.path ?? "").name
    let end = name.utf8.count > Self.longestName ? "swift" : name
    return "\(path)/\(Self.copyFolder)/\(Fingerprint(copy.bytes).text).\(end)"
  }

  /// The length of a source's name in bytes up to which it is a part of the copy's.
  private static let longestName = 150

  /// Removes the copies that `overlay.yaml` does not refer to: those of the previous overlay, and of runs that were
  /// killed. Failures are ignored, since copies that remain do no harm.
  private func removeUnusedCopies() {
    guard let text = try? System.contents(of: file).bytes, let overlay = Overlay(text: text) else { return }
    let kept = overlay.copies.values.pathKeys
    let root = "\(path)/\(Self.copyFolder)/"
    for name in (try? System.entries(ofFolder: root))?.map(\.name) ?? []
    where !kept.contains(PathKey(root + name)) {
      if isCopy(root + name) || TemporaryName.isOne(name) { try? System.removeFile(root + name) }
    }
  }

  /// Returns whether the contents of a file have the hash that its name begins with, so that stubble must have written it.
  private func isCopy(_ file: String) -> Bool {
    let hash = Path.split(file).name.prefix { $0 != "." }
    return (try? System.contents(of: file).bytes).map { Fingerprint($0).text } == String(hash)
  }
}
