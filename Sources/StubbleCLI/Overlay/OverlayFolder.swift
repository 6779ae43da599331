import StubbleRewriter
import StubbleSemantics

/// A text for the compiler to read in place of a source.
struct OverlayCopy: Sendable {
  /// The absolute paths by which a compiler may know the source.
  var sources: Set<PathKey>
  var bytes: [UInt8]
}

/// The folder that an overlay is written to. Nothing else in it is touched.
///
///     overlay.yaml           maps the sources to their copies
///     .applied/HASH/NAME     the copies
///
/// A copy has its place by its contents and never changes. So an update writes new copies, then exchanges
/// `overlay.yaml` in one step, then removes copies that nothing refers to: a failure, or a kill, at any point leaves
/// the old overlay or the new one.
struct OverlayFolder: Sendable {
  /// Absolute.
  let path: String
  /// The package manager gets the folder as an argument, and builds in it.
  private let isOfPackageManager: Bool
  private let faults: Faults

  init(_ path: String, isOfPackageManager: Bool = false, faults: Faults = .ofEnvironment) {
    self.path = path
    self.isOfPackageManager = isOfPackageManager
    self.faults = faults
  }

  /// The file that `-vfsoverlay` is to name.
  var file: String { path + "/overlay.yaml" }

  private static let copyFolder = ".applied"

  /// Whether a path is that of a copy, in whatever folder.
  static func isCopy(_ path: String) -> Bool {
    path.split(separator: "/").dropLast(2).last ?? "" == copyFolder
  }

  // MARK: Updating

  struct Update: Equatable, Sendable {
    /// Sources whose text for the compiler changed.
    var changedSources: Set<PathKey> = []
    /// Compiled files that were removed, so that the next build makes them again.
    var removedProducts = 0
  }

  /// Makes the overlay hold these copies and no others.
  /// - Parameters:
  ///   - buildFolders: where builds that use the overlay put what they compile. A build system looks at the time of
  ///     the source and not at the overlay, so what was compiled from another text is removed there.
  ///   - force: an `overlay.yaml` that stubble did not write is replaced.
  func update(to copies: [OverlayCopy], buildFolders: [String], force: Bool) throws(Findings) -> Update {
    let old = try current(force: force)
    defer { removeUnusedCopies() }
    do throws(SystemError) {
      let (new, written) = try write(copies)
      let changed = new.sources(differingFrom: old ?? Overlay()).union(written)
      if old != nil, changed.isEmpty { return Update() }
      // Without an overlay, nobody knows what was compiled.
      let removed = try exchange(new, outdated: old == nil ? nil : changed, buildFolders)
      return Update(changedSources: changed, removedProducts: removed)
    } catch {
      throw Findings([Finding(error)])
    }
  }

  /// The overlay as it is; nil if there is none.
  private func current(force: Bool) throws(Findings) -> Overlay? {
    guard let text = try? System.contents(of: file).bytes else { return nil }
    if let overlay = Overlay(text: text) { return overlay }
    if force { return nil }
    throw Findings([
      Finding(
        path: file, message: "this file was not written by stubble",
        notes: [
          isOfPackageManager
            ? "choose another folder with '--scratch-path', or remove the file"
            : "choose another folder with '--output', or replace the file with '--force'"
        ])
    ])
  }

  /// Puts the new `overlay.yaml` in place. Gives the number of compiled files that were removed.
  /// - Parameter outdated: the sources of which the compiler has seen another text; nil for all there are.
  private func exchange(_ new: Overlay, outdated: Set<PathKey>?, _ buildFolders: [String]) throws(SystemError)
    -> Int
  {
    let products = BuildProducts(below: buildFolders).files(madeFrom: outdated)
    // First for the sake of a run that is killed before it is done; then again for a build that came between.
    let removed = try remove(products)
    try WholeFile.write(new.text.utf8, to: file, faults: faults)
    return removed + (try remove(products))
  }

  /// Removes compiled files: the next build makes them again, and what depends on them.
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

  // MARK: Copies

  /// Writes the copies that are not there yet. Gives the overlay, and the sources whose copies were written.
  private func write(_ copies: [OverlayCopy]) throws(SystemError) -> (Overlay, written: Set<PathKey>) {
    var overlay = Overlay()
    var written: Set<PathKey> = []
    for copy in copies {
      let place = place(of: copy)
      for source in copy.sources { overlay.copies[source] = place }
      let mode = mode(of: copy)
      if let old = try? System.contents(of: place), old.bytes == copy.bytes, old.status.mode == mode {
        continue
      }
      try System.createFolders(TemporaryName.folder(of: place))
      // Not synchronized: a copy that a crash of the system loses is written again, since each is compared.
      try WholeFile.write(copy.bytes, to: place, mode: mode, isSynchronized: false, faults: faults)
      written.formUnion(copy.sources)
    }
    return (overlay, written)
  }

  /// Who may read a copy: nobody who may not read the source.
  private func mode(of copy: OverlayCopy) -> UInt32 {
    let isPrivate = copy.sources.contains { source in
      (try? System.status(of: source.path)).map { $0.mode & 0o044 != 0o044 } ?? false
    }
    return isPrivate ? 0o600 : WholeFile.mode
  }

  /// Bears the source's own name, for tools that show the copy.
  private func place(of copy: OverlayCopy) -> String {
    let name = TemporaryName.split(copy.sources.min()?.path ?? "").name
    return "\(path)/\(Self.copyFolder)/\(Fingerprint(copy.bytes).text)/\(name)"
  }

  /// Removes the copies that `overlay.yaml` does not refer to: those of before, and those of a run that was killed.
  /// What cannot be removed does no harm.
  private func removeUnusedCopies() {
    guard let text = try? System.contents(of: file).bytes, let overlay = Overlay(text: text) else { return }
    let kept = overlay.copies.values.pathKeys
    let root = "\(path)/\(Self.copyFolder)/"
    for hash in (try? System.entries(ofFolder: root))?.map(\.name) ?? [] {
      for name in (try? System.entries(ofFolder: root + hash))?.map(\.name) ?? [] {
        let file = "\(root)\(hash)/\(name)"
        if !kept.contains(PathKey(file)), isCopy(file, hash) || TemporaryName.isOne(name) {
          try? System.removeFile(file)
        }
      }
      // Only an empty folder can be removed.
      try? System.removeFolder(root + hash)
    }
  }

  /// Whether a file is what its folder's name says, and so was written by stubble.
  private func isCopy(_ file: String, _ hash: String) -> Bool {
    (try? System.contents(of: file).bytes).map { Fingerprint($0).text } == hash
  }
}
