#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls to the system that stubble makes. No other file knows the C library.
enum System {}

/// A call to the system that failed.
struct SystemError: Error, Equatable, Sendable {
  /// What was to be done, in the infinitive: “read”, “rename”.
  var action: String
  /// What it was to be done to.
  var path: String
  /// The C library's `errno`.
  var code: Int32

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

  fileprivate init(_ time: timespec) {
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

  fileprivate init(_ info: stat) {
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

// MARK: Files

extension System {
  static func status(of path: String, followingLinks: Bool = true) throws(SystemError) -> FileStatus {
    var info = stat()
    let result = followingLinks ? stat(path, &info) : lstat(path, &info)
    if result != 0 { throw SystemError(action: "open", path: path, code: errno) }
    return FileStatus(info)
  }

  static func status(of file: Int32, path: String) throws(SystemError) -> FileStatus {
    var info = stat()
    if fstat(file, &info) != 0 { throw SystemError(action: "read", path: path, code: errno) }
    return FileStatus(info)
  }

  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    let file = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    if file < 0 { throw SystemError(action: "open", path: path, code: errno) }
    return file
  }

  /// Creates a file that must not exist, readable and writable by its owner alone.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    let file = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    if file < 0 { throw SystemError(action: "create", path: path, code: errno) }
    return file
  }

  /// Closes a descriptor, whose contents were synced where that matters.
  static func closeFile(_ file: Int32) { _ = close(file) }

  /// Reads up to `size` bytes and then whatever there is beyond them.
  static func readAll(_ file: Int32, sizeHint: Int, path: String) throws(SystemError) -> [UInt8] {
    var failure: Int32 = 0
    // One byte more than expected, so that the end shows in the same call.
    var bytes = [UInt8](unsafeUninitializedCapacity: sizeHint + 1) { buffer, count in
      while count < buffer.count {
        let got = readSome(
          file, UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
        if got < 0 { failure = errno }
        if got <= 0 { return }
        count += got
      }
    }
    while failure == 0, bytes.count > sizeHint {
      let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let got = readSome(file, UnsafeMutableRawBufferPointer(buffer))
        if got < 0 { failure = errno }
        count = max(0, got)
      }
      if more.isEmpty { break }
      bytes += more
    }
    if failure != 0 { throw SystemError(action: "read", path: path, code: failure) }
    return bytes
  }

  private static func readSome(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    retrying { read(file, buffer.baseAddress, buffer.count) }
  }

  /// Reads no more than the buffer holds; 0 at the end of the file.
  static func readSome(
    _ file: Int32, _ buffer: UnsafeMutableRawBufferPointer, path: String
  ) throws(SystemError) -> Int {
    let count = readSome(file, buffer)
    if count < 0 { throw SystemError(action: "read", path: path, code: errno) }
    return count
  }

  /// Writes all the bytes.
  static func writeAll(_ bytes: some Collection<UInt8>, to file: Int32, path: String) throws(SystemError) {
    let failure: Int32? =
      bytes.withContiguousStorageIfAvailable { writeBuffer(UnsafeRawBufferPointer($0), to: file) }
      ?? Array(bytes).withUnsafeBytes { writeBuffer($0, to: file) }
    if let failure, failure != 0 { throw SystemError(action: "write", path: path, code: failure) }
  }

  private static func writeBuffer(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let written = retrying { write(file, rest.baseAddress, rest.count) }
      if written < 0 { return errno }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return 0
  }

  /// Waits until the file's contents, or a folder's names, are on the disk.
  static func synchronize(_ file: Int32, path: String) throws(SystemError) {
    #if canImport(Darwin)
      // There `fsync` waits for the drive to have the bytes, and not for it to keep them. Some file systems know
      // nothing better.
      if retrying({ fcntl(file, F_FULLFSYNC) }) == 0 { return }
      if ![EINVAL, ENOTSUP, ENOTTY].contains(errno) {
        throw SystemError(action: "sync", path: path, code: errno)
      }
    #endif
    if retrying({ fsync(file) }) != 0 { throw SystemError(action: "sync", path: path, code: errno) }
  }

  static func setMode(_ mode: UInt32, of file: Int32, path: String) throws(SystemError) {
    if fchmod(file, mode_t(mode)) != 0 { throw SystemError(action: "set the mode", path: path, code: errno) }
  }

  /// Sets when the file was last modified, nil for now, and leaves the time of its last reading alone. A file system
  /// may refuse, or store another time.
  static func setModified(_ time: FileTime?, of file: Int32) {
    // `UTIME_NOW` and `UTIME_OMIT`, which are not declared to Swift everywhere.
    #if canImport(Darwin)
      let (now, omit) = (-1, -2)
    #else
      let (now, omit) = (0x3fff_ffff, 0x3fff_fffe)
    #endif
    let modified = timespec(tv_sec: time?.seconds ?? 0, tv_nsec: time?.nanoseconds ?? now)
    _ = futimens(file, [timespec(tv_sec: 0, tv_nsec: omit), modified])
  }

  /// Gives the file to an owner and group; says whether that was permitted.
  static func setOwner(_ owner: UInt32, group: UInt32, of file: Int32) -> Bool {
    fchown(file, owner, group) == 0
  }

  static func renameFile(_ from: String, to path: String) throws(SystemError) {
    if rename(from, path) != 0 { throw SystemError(action: "rename", path: path, code: errno) }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    if unlink(path) != 0 { throw SystemError(action: "remove", path: path, code: errno) }
  }

  /// Gives the file a second name. False if the file system has no such thing.
  static func linkFile(_ path: String, as name: String) throws(SystemError) -> Bool {
    if link(path, name) == 0 { return true }
    if [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) { return false }
    throw SystemError(action: "link", path: path, code: errno)
  }

  /// Exchanges the files of two names in one step. False if the file system cannot.
  static func exchange(_ a: String, _ b: String) throws(SystemError) -> Bool {
    #if canImport(Darwin)
      let result = renamex_np(a, b, UInt32(RENAME_SWAP))
    #elseif canImport(Musl)
      return false
    #else
      let result = renameat2(AT_FDCWD, a, AT_FDCWD, b, 2 /* RENAME_EXCHANGE */)
    #endif
    #if !canImport(Musl)
      if result == 0 { return true }
      if [EINVAL, ENOSYS, ENOTSUP].contains(errno) { return false }
      throw SystemError(action: "rename", path: b, code: errno)
    #endif
  }

  /// The path without symbolic links; nil if there is no such file.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func currentFolder() -> String { realPath(".") ?? "." }

  /// Who runs stubble.
  static var user: UInt32 { geteuid() }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether the path leads to a program.
  static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? status(of: path))?.kind == .file
  }

  /// The first program of that name in the folders of `PATH`.
  static func program(named name: String) -> String? {
    let folders = (environment("PATH") ?? "").split(separator: ":", omittingEmptySubsequences: false)
    return folders.lazy.map { ($0.isEmpty ? "." : $0) + "/" + name }.first(where: isExecutable)
  }
}

// MARK: Folders

/// A name in a folder.
struct FolderEntry: Sendable {
  /// With U+FFFD for what is not UTF-8.
  var name: String
  /// Whether the name is UTF-8, and so leads to the file.
  var isExact: Bool
  /// Nil where the file system does not say without being asked for the status.
  var kind: FileStatus.Kind?
}

extension System {
  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0 { throw SystemError(action: "make folder", path: path, code: errno) }
  }

  /// The names in a folder but `.` and `..`, in no order.
  static func entries(ofFolder path: String) throws(SystemError) -> [FolderEntry] {
    guard let folder = opendir(path) else {
      throw SystemError(action: "open folder", path: path, code: errno)
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(folder) {
      let (name, isExact) = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) {
          String(validatingCString: $0).map { ($0, true) } ?? (String(cString: $0), false)
        }
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, isExact: isExact, kind: kind(of: Int32(entry.pointee.d_type))))
    }
    if errno != 0 { throw SystemError(action: "read folder", path: path, code: errno) }
    return entries
  }

  private static func kind(of type: Int32) -> FileStatus.Kind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }
}

// MARK: Locks

extension System {
  /// Takes a lock that ends with the last copy of the descriptor; false if another process is in the way.
  static func lock(_ file: Int32, exclusive: Bool, path: String) throws(SystemError) -> Bool {
    if retrying({ flock(file, (exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) }) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw SystemError(action: "lock", path: path, code: errno)
  }

  /// Whether the processes that we start hold the descriptor too.
  static func setInherited(_ inherited: Bool, _ file: Int32) {
    _ = fcntl(file, F_SETFD, inherited ? 0 : FD_CLOEXEC)
  }
}

// MARK: Memory

extension System {
  /// Where a byte is first, at or after a place.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    return memchr(base + start, Int32(byte), bytes.count - start).map { UnsafeRawPointer($0) - base }
  }
}

// MARK: Threads, time, terminal

extension System {
  /// Runs `body` on as many threads with stacks of `stackSize` bytes and waits for all of them.
  /// A thread that the system will not start is done without; the caller's own thread then does the work.
  static func onThreads(_ count: Int, stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var threads: [pthread_t] = []
    for _ in 0..<count {
      let work = Unmanaged.passRetained(ThreadBody(body))
      // A number in one C library, and a pointer in the others.
      #if canImport(Glibc)
        var thread = pthread_t()
      #else
        var thread: pthread_t?
      #endif
      if pthread_create(&thread, &attributes, { runThread($0) }, work.toOpaque()) != 0 {
        work.release()
        continue
      }
      #if canImport(Glibc)
        threads.append(thread)
      #else
        if let thread { threads.append(thread) }
      #endif
    }
    if threads.isEmpty { body() }
    for thread in threads { pthread_join(thread, nil) }
  }

  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Nanoseconds of a clock that never runs backwards.
  static var uptime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The time of the system's clock.
  static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// The most memory that the process has had at once, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    // `RUSAGE_SELF`, whose type is not the same everywhere.
    getrusage(0, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }

  static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Carries a closure through the C library into a thread.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body() }
  return nil
}

#if canImport(Glibc)
  /// In the C library since 2.28, but not among what it declares to Swift.
  @_silgen_name("renameat2")
  private func renameat2(
    _ folder: Int32, _ path: UnsafePointer<CChar>, _ otherFolder: Int32, _ otherPath: UnsafePointer<CChar>,
    _ flags: UInt32
  ) -> Int32
#endif

/// Calls again while a signal interrupts the call.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
