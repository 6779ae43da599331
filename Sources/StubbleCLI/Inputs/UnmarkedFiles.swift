import StubbleRewriter

/// Files that have no markers, as they were when they were last read: a cache, without which all are read again.
///
/// A file is known by where it is on the disk, its size and its times. That of its last change nobody can set, so that a
/// file that was written to is read again.
struct UnmarkedFiles: Sendable {
  /// The fewest files that are worth a cache.
  static let fewest = 2_000

  private static let firstLine = Array("stubble: files without markers, 1\n".utf8)

  private let path: String
  private var known: Set<UInt64> = []
  private var isChanged = false

  /// What is known of the files below some paths; nil if there is no folder for caches.
  init?(below paths: [String], in folder: String? = System.cacheFolder) {
    guard let folder else { return nil }
    let roots = paths.map { System.realPath($0) ?? $0 }.joined(separator: "\n")
    path = "\(folder)/stubble/unmarked-\(Fingerprint(Array(roots.utf8)).text)"
    guard let bytes = try? System.contents(of: path).bytes, bytes.starts(with: Self.firstLine) else { return }
    bytes.withUnsafeBytes { bytes in
      let hashes = Self.firstLine.count..<bytes.count
      known.reserveCapacity(hashes.count / 8)
      for place in stride(from: hashes.lowerBound, through: hashes.upperBound - 8, by: 8) {
        known.insert(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      }
    }
  }

  /// Whether a file had no markers and is as it was then.
  func contains(_ file: FileIdentity) -> Bool { known.contains(file.hash) }

  /// Knows these files from now on, and no others.
  /// - Parameter now: the time before they were read. What changed shortly before may change again within the same
  ///   moment of the file system's clock.
  mutating func replace(with files: [FileIdentity], now: FileTime) {
    let hashes = Set(files.lazy.filter { $0.lastChange < now.seconds - 2 }.map(\.hash))
    isChanged = hashes != known
    known = hashes
  }

  /// Writes what has changed. The next run does without what cannot be written.
  func save() {
    guard isChanged else { return }
    var bytes = Self.firstLine
    bytes.reserveCapacity(bytes.count + 8 * known.count)
    for hash in known { withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) } }
    try? System.createFolders(TemporaryName.folder(of: path))
    try? WholeFile.write(bytes, to: path, isSynchronized: false)
  }
}

/// What a file is known by.
struct FileIdentity: Sendable {
  let hash: UInt64
  /// In seconds from the beginning of 1970.
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
