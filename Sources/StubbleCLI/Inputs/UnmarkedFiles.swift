import StubbleRewriter

/// A cache of the files that had no markers when they were last read, so that they need not be read again.
///
/// A file is identified by its device and inode, its size and its times. Since programs cannot set the time of the last
/// status change, a file that was written to is always read again.
struct UnmarkedFiles: Sendable {
  /// The number of files from which on a cache pays.
  static let fewest = 2_000

  private static let firstLine = Array("stubble: files without markers, 1\n".utf8)

  private let path: String
  private var known: Set<UInt64> = []
  private var isChanged = false

  /// Loads the cache for the files below some paths. It is empty if it was never saved.
  ///
  /// Returns `nil` if the system has no folder for caches.
  init?(below paths: [String], in folder: String? = System.cacheFolder) {
    guard let folder else { return nil }
    let roots = paths.map { System.realPath($0) ?? $0 }.joined(separator: "\n")
    path = "\(folder)/stubble/unmarked-\(Fingerprint(Array(roots.utf8)).text)"
    guard let bytes = try? System.contents(of: path).bytes, bytes.starts(with: Self.firstLine) else { return }
    bytes.withUnsafeBytes { bytes in
      let hashes = Self.firstLine.count..<bytes.count
      known.reserveCapacity(hashes.count / 8)
      for offset in stride(from: hashes.lowerBound, through: hashes.upperBound - 8, by: 8) {
        known.insert(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
    }
  }

  /// Returns whether a file had no markers and has not changed since.
  func contains(_ file: FileIdentity) -> Bool { known.contains(file.hash) }

  /// Replaces the contents of the cache.
  ///
  /// - Parameters:
  ///   - files: Files without markers.
  ///   - now: The time before they were read. A file that changed shortly before is left out: it may change again
  ///     within the same tick of the file system's clock.
  mutating func replace(with files: [FileIdentity], now: FileTime) {
    let hashes = Set(files.lazy.filter { $0.lastChange < now.seconds - 2 }.map(\.hash))
    isChanged = hashes != known
    known = hashes
  }

  /// Saves the cache if it changed. Failures are ignored: the next run reads the files again.
  func save() {
    guard isChanged else { return }
    var bytes = Self.firstLine
    bytes.reserveCapacity(bytes.count + 8 * known.count)
    for hash in known { withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) } }
    try? System.createFolders(Path.folder(of: path))
    try? WholeFile.write(bytes, to: path, isSynchronized: false)
  }
}

/// The identity and state of a file on disk, by which the cache recognizes it.
struct FileIdentity: Sendable {
  let hash: UInt64
  /// The time of the last change to contents or status, in seconds since 1970.
  let lastChange: Int

  init(_ status: FileStatus) {
    var fingerprint = Fingerprint()
    func mix(_ number: UInt64) {
      withUnsafeBytes(of: number.littleEndian) { for byte in $0 { fingerprint.mix(byte) } }
    }
    mix(status.device)
    mix(status.inode)
    mix(UInt64(status.size))
    for time in [status.modified, status.changed] {
      mix(UInt64(bitPattern: Int64(time.seconds)))
      mix(UInt64(time.nanoseconds))
    }
    hash = fingerprint.value
    lastChange = max(status.modified.seconds, status.changed.seconds)
  }
}
