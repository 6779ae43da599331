/// A search for a file, among a list, to which stubble is applied.
struct MarkerSearch: Sendable {
  private enum Outcome: Sendable {
    case unmarked(FileIdentity)
    /// The file has a marker, or cannot be read, which is reported when it is read again.
    case found
    case skipped
  }

  let jobs: Int
  /// The files that are known to have no markers; `nil` to read every file.
  var known: UnmarkedFiles?

  /// Searches until a file with a marker is found. If none is, `known` holds all files afterwards.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - now: The time before the first file is read.
  ///   - advance: A closure that is called after each file, on any thread.
  mutating func isAnyMarked(
    among files: [String], now: FileTime = System.now, advance: @escaping @Sendable () -> Void
  ) -> Bool {
    let found = SharedNumber()
    let outcomes = mapInParallel(files.count, jobs: jobs, scratch: { ReadBuffer() }) {
      [known] index, buffer in
      if found.value > 0 { return Outcome.skipped }
      defer { advance() }
      let outcome = Self.look(at: files[index], known, buffer)
      if case .found = outcome { found.add(1) }
      return outcome
    }
    if found.value > 0 { return true }
    let unmarked = outcomes.compactMap { outcome in
      if case .unmarked(let file) = outcome { return file }
      return nil
    }
    known?.replace(with: unmarked, now: now)
    return false
  }

  private static func look(at path: String, _ known: UnmarkedFiles?, _ buffer: ReadBuffer) -> Outcome {
    if let known, let file = (try? System.status(of: path)).map(FileIdentity.init), known.contains(file) {
      return .unmarked(file)
    }
    guard let (bytes, status) = try? buffer.readWithStatus(path), !Trigger.markers.fires(in: bytes) else {
      return .found
    }
    return .unmarked(FileIdentity(status))
  }
}
