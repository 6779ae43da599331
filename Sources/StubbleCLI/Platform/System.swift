#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls to the system that stubble makes. No other folder knows the C library.
enum System {}

/// A call to the system that failed.
struct SystemError: Error, Equatable, Sendable {
  /// What was to be done, in the infinitive: “read”, “rename”.
  var action: String
  /// What it was to be done to.
  var path: String
  /// The C library's `errno`.
  var code: Int32
  /// What to do about it, where that is known.
  var wayOut: String?

  /// “cannot read: Permission denied”
  var message: String { "cannot \(action): \(reason)" }

  /// The system's own words for the code.
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  static let outOfSpace = ENOSPC
  static let ioFailure = EIO
  static let notFound = ENOENT
  static let alreadyThere = EEXIST
  static let notSupported = ENOTSUP
  static let readOnly = EROFS
  static let notPermitted = EPERM
}

/// A moment as file systems keep it, counted from the beginning of 1970, UTC.
struct FileTime: Hashable, Sendable {
  /// Whole seconds, negative before 1970.
  var seconds: Int
  /// From that second on, below 1,000,000,000.
  var nanoseconds = 0

  init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

/// What the system knows about a file.
struct FileStatus: Equatable, Sendable {
  enum Kind: Sendable { case file, folder, link, other }

  var kind: Kind
  var device: UInt64
  var inode: UInt64
  /// The permission bits, those of set-user-id and its like included.
  var mode: UInt32
  var owner: UInt32
  var group: UInt32
  /// How many names the file has.
  var links: Int
  /// In bytes.
  var size: Int
  /// When its contents were last modified, as far as nobody has set another time.
  var modified: FileTime
  /// When anything about it last changed, by the system's own clock.
  var changed: FileTime

  init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(info.st_ino)
    mode = UInt32(info.st_mode) & 0o7777
    owner = info.st_uid
    group = info.st_gid
    links = Int(info.st_nlink)
    size = Int(info.st_size)
    #if canImport(Darwin)
      (modified, changed) = (FileTime(info.st_mtimespec), FileTime(info.st_ctimespec))
    #else
      (modified, changed) = (FileTime(info.st_mtim), FileTime(info.st_ctim))
    #endif
  }
}

extension System {
  /// Where a byte is first, at or after a place.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    return memchr(base + start, Int32(byte), bytes.count - start).map { UnsafeRawPointer($0) - base }
  }
}

/// Calls again while a signal interrupts the call.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
