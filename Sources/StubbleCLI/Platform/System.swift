#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls that stubble makes. Only the files of this folder import the C library.
enum System {}

/// A point in time as file systems store it, counted from the beginning of 1970, UTC.
struct FileTime: Hashable, Sendable {
  /// The number of whole seconds, negative before 1970.
  var seconds: Int
  /// The nanoseconds after that second, less than 1,000,000,000.
  var nanoseconds = 0

  init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

/// The metadata of a file.
struct FileStatus: Equatable, Sendable {
  enum Kind: Sendable { case file, folder, link, other }

  var kind: Kind
  var device: UInt64
  var inode: UInt64
  /// The permission bits, including those for set-user-ID and the like.
  var mode: UInt32
  var owner: UInt32
  var group: UInt32
  /// The number of hard links, that is, of names of the file.
  var links: Int
  /// The size in bytes.
  var size: Int
  /// The modification time: of the last change to the contents, unless a program has set another one.
  var modified: FileTime
  /// The time of the last change to contents or metadata, which programs cannot set.
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
  /// Returns the offset of the first occurrence of a byte at or after `start`; `nil` if there is none.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    return memchr(base + start, Int32(byte), bytes.count - start).map { UnsafeRawPointer($0) - base }
  }
}

/// Makes a system call, and repeats it as long as signals interrupt it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
