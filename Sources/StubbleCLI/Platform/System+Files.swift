#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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

  /// Returns the status of a file that is to be read.
  ///
  /// - Throws: An error also if the file is too large, before memory is allocated for it.
  static func statusForReading(_ file: Int32, path: String) throws(SystemError) -> FileStatus {
    let status = try status(of: file, path: path)
    if status.size > SystemError.sizeLimit { throw .tooLarge(path) }
    return status
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

  /// Closes a descriptor. Errors are ignored: where they matter, the file was synchronized before.
  static func closeFile(_ file: Int32) { _ = close(file) }

  /// Reads a file to its end.
  ///
  /// - Parameter sizeHint: The expected number of bytes, for which memory is allocated first.
  static func readAll(_ file: Int32, sizeHint: Int, path: String) throws(SystemError) -> [UInt8] {
    var failure: Int32 = 0
    // With room for one more byte, a read of the expected size shows that the end is reached.
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
      if bytes.count > SystemError.sizeLimit { throw .tooLarge(path) }
    }
    if failure != 0 { throw SystemError(action: "read", path: path, code: failure) }
    return bytes
  }

  private static func readSome(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    retrying { read(file, buffer.baseAddress, buffer.count) }
  }

  /// Reads up to as many bytes as the buffer holds. Returns their number; 0 at the end of the file.
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

  /// Waits until the contents of a file, or the entries of a folder, are on the disk.
  static func synchronize(_ file: Int32, path: String) throws(SystemError) {
    #if canImport(Darwin)
      // On Darwin, `fsync` waits until the drive has received the bytes, not until it has stored them. Some file
      // systems support no more than that.
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

  /// Sets the modification time of a file, and leaves its access time as it is. A file system may refuse that, or store
  /// another time.
  ///
  /// - Parameter time: The time; `nil` for the current one.
  static func setModified(_ time: FileTime?, of file: Int32) {
    // `UTIME_NOW` and `UTIME_OMIT`, which not every Swift module of a C library declares.
    #if canImport(Darwin)
      let (now, omit) = (-1, -2)
    #else
      let (now, omit) = (0x3fff_ffff, 0x3fff_fffe)
    #endif
    let modified = timespec(tv_sec: time?.seconds ?? 0, tv_nsec: time?.nanoseconds ?? now)
    _ = futimens(file, [timespec(tv_sec: 0, tv_nsec: omit), modified])
  }

  /// Sets the owner and group of a file. Returns whether that was permitted.
  static func setOwner(_ owner: UInt32, group: UInt32, of file: Int32) -> Bool {
    fchown(file, owner, group) == 0
  }

  static func renameFile(_ from: String, to path: String) throws(SystemError) {
    if rename(from, path) != 0 { throw SystemError(action: "rename", path: path, code: errno) }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    if unlink(path) != 0 { throw SystemError(action: "remove", path: path, code: errno) }
  }

  /// Gives a file a second name, a hard link. Returns `false` if the file system does not support that.
  static func linkFile(_ path: String, as name: String) throws(SystemError) -> Bool {
    if link(path, name) == 0 { return true }
    if [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) { return false }
    throw SystemError(action: "link", path: path, code: errno)
  }

  /// Exchanges two files in one step. Returns `false` if the system does not support that.
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

  /// Returns the absolute path of a file, with symbolic links resolved; `nil` if there is no such file, or if the path is
  /// not UTF-8.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Whether the path of the current folder can be the beginning of the paths of files.
  static var isCurrentFolderUTF8: Bool {
    guard let resolved = realpath(".", nil) else { return true }
    defer { free(resolved) }
    return String(validatingCString: resolved) != nil
  }

  static func currentFolder() -> String { realPath(".") ?? "." }

  /// The effective user ID of this process.
  static var user: UInt32 { geteuid() }

  /// Returns the error code with which writing a file or folder would fail; `nil` if it may be written.
  static func errorCode(writing path: String) -> Int32? { access(path, W_OK) == 0 ? nil : errno }

  /// The command that makes an immutable file writable.
  static var commandToUnlock: String {
    #if canImport(Darwin)
      "chflags nouchg"
    #else
      "chattr -i"
    #endif
  }

  /// Returns whether a path leads to an executable file.
  static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0 && isFile(path)
  }

  /// Returns the path of the first program with a name in the folders of `PATH`; `nil` if there is none.
  static func program(named name: String) -> String? {
    let folders = (environment("PATH") ?? "").split(separator: ":", omittingEmptySubsequences: false)
    return folders.lazy.map { ($0.isEmpty ? "." : $0) + "/" + name }.first(where: isExecutable)
  }
}

extension System {
  /// Takes a lock on a file, which ends when the last copy of the descriptor is closed. Returns `false` if another
  /// process holds a lock that excludes it.
  static func lock(_ file: Int32, exclusive: Bool, path: String) throws(SystemError) -> Bool {
    if retrying({ flock(file, (exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) }) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw SystemError(action: "lock", path: path, code: errno)
  }

  /// Sets whether the processes that this one starts inherit a descriptor.
  static func setInherited(_ inherited: Bool, _ file: Int32) {
    _ = fcntl(file, F_SETFD, inherited ? 0 : FD_CLOEXEC)
  }
}

#if canImport(Glibc)
  /// The C library has this function since version 2.28, but its Swift module does not declare it.
  @_silgen_name("renameat2")
  private func renameat2(
    _ folder: Int32, _ path: UnsafePointer<CChar>, _ otherFolder: Int32, _ otherPath: UnsafePointer<CChar>,
    _ flags: UInt32
  ) -> Int32
#endif
