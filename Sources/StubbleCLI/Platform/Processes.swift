#if canImport(Darwin)
  @preconcurrency import Darwin
  import MachO
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// How a process ended.
enum ProcessEnd: Equatable, Sendable {
  case exited(Int32)
  case signaled(Int32)
}

extension System {
  static var processID: Int32 { getpid() }

  /// The path of the running program; `nil` if the system does not report it.
  static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      if _NSGetExecutablePath(&buffer, &size) != 0 { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      // This link leads to the program even if its file was replaced meanwhile.
      return "/proc/self/exe"
    #endif
  }

  /// Ends this process at once, without any cleanup.
  static func killSelf() -> Never {
    kill(getpid(), SIGKILL)
    while true { pause() }
  }
}

/// The description of a process to start.
struct Child {
  /// The path of the program, or a name to look for in `PATH`.
  var program: String
  /// The name that the process gets as its first argument; `nil` for `program`.
  var name: String?
  var arguments: [String] = []
  /// The descriptor of its standard input; `nil` to inherit this process's.
  var input: Int32?
  /// The descriptor of its standard output; `nil` to inherit this process's.
  var output: Int32?
  /// Whether its standard error is discarded.
  var isSilent = false
  /// Whether it runs in a session of its own, so that signals of the terminal do not reach it.
  var isDetached = false
}

extension System {
  static func exitProcess(_ status: Int32) -> Never { exit(status) }

  /// Starts a process, and returns its ID. Signals that this process handles or blocks have their default meaning in
  /// it.
  static func start(_ child: Child) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
      let newSession = Int16(0x80)  // POSIX_SPAWN_SETSID, which is not declared to Swift
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | (child.isDetached ? newSession : 0))
    if let input = child.input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
    if let output = child.output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    if child.isSilent { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var process: pid_t = 0
    let words = ([child.name ?? child.program] + child.arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    let result = posix_spawnp(&process, child.program, &actions, &attributes, words + [nil], environ)
    if result != 0 {
      let wayOut = result == ENOENT ? "check the name of the command, and that PATH names its folder" : nil
      throw SystemError(action: "run", path: child.program, code: result, ownWayOut: wayOut)
    }
    return process
  }

  /// Waits for a child process to end.
  static func wait(for process: Int32) -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .exited(1) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }

  /// Ends this process in the same way as another one ended.
  static func end(as end: ProcessEnd) -> Never {
    switch end {
    case .exited(let status): exit(status)
    case .signaled(let number):
      signal(number, SIG_DFL)
      raise(number)
      // The signal does not end a process: exit with the status that a shell would report.
      exit(128 + number)
    }
  }

  /// Creates a pipe whose ends are not inherited by the processes that this one starts.
  static func makePipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    if pipe(&ends) != 0 { throw SystemError(action: "create", path: "pipe", code: errno) }
    for end in ends { setInherited(false, end) }
    return (ends[0], ends[1])
  }
}

extension System {
  /// Returns whether a process started this one, itself or through others; `false` if the system does not report it.
  static func isStarted(by process: Int32) -> Bool {
    var ancestor = parent(of: processID)
    while let current = ancestor, current > 1 {
      if current == process { return true }
      ancestor = parent(of: current)
    }
    return false
  }

  /// Returns the ID of a process's parent; `nil` if the system does not report it.
  private static func parent(of process: Int32) -> Int32? {
    guard let text = try? contents(of: "/proc/\(process)/stat").bytes else { return nil }
    // The name of the program, in parentheses, may contain anything.
    let words = String(decoding: text, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
    return words.flatMap { $0.count > 1 ? Int32($0[1]) : nil }
  }

  /// Returns the ID of the process that holds a lock on a file; `nil` if the system does not report it.
  static func lockHolder(of file: Int32) -> Int32? {
    guard let status = try? status(of: file, path: "") else { return nil }
    guard let table = try? contents(of: "/proc/locks").bytes else { return nil }
    return lockHolder(of: status, in: String(decoding: table, as: UTF8.self))
  }

  /// Returns the ID of another process that holds a lock on a file.
  ///
  /// - Parameters:
  ///   - status: The status of the file.
  ///   - table: The locks as Linux lists them. Their files have the form `major:minor:inode`, the first two hexadecimal.
  static func lockHolder(of status: FileStatus, in table: String) -> Int32? {
    let (device, inode) = (status.device, status.inode)
    let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
    let minor = device & 0xFF | device >> 12 & ~0xFF
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 6, words[1] == "FLOCK" else { continue }
      let file = words[5].split(separator: ":")
      guard file.count == 3, UInt64(file[0], radix: 16) == major, UInt64(file[1], radix: 16) == minor,
        UInt64(file[2]) == inode, let process = Int32(words[4])
      else { continue }
      if process > 0, process != processID { return process }
    }
    return nil
  }
}
