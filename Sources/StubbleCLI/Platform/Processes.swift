#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// How a process ended.
enum ProcessEnd: Equatable, Sendable {
  case exited(Int32)
  case signaled(Int32)
}

extension System {
  static var processID: Int32 { getpid() }

  /// The path of the program that is running.
  static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      if _NSGetExecutablePath(&buffer, &size) != 0 { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return realPath("/proc/self/exe")
    #endif
  }

  /// Ends this process at once, with nothing cleaned up.
  static func killSelf() -> Never {
    kill(getpid(), SIGKILL)
    while true { pause() }
  }

  // MARK: Signals

  /// Holds back all signals that can be held back; gives what `restoreSignals` wants.
  static func blockSignals() -> sigset_t {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    return before
  }

  static func restoreSignals(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}

extension System {
  /// The process that keeps a lock on the file; nil if the system does not tell.
  static func lockHolder(of file: Int32) -> Int32? {
    guard let inode = try? status(of: file, path: "").inode else { return nil }
    guard let table = try? contents(of: "/proc/locks").bytes else { return nil }
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 6, words[1] == "FLOCK", words[5].hasSuffix(":\(inode)") else { continue }
      if let process = Int32(words[4]), process > 0, process != processID { return process }
    }
    return nil
  }
}

extension System {
  static func exitProcess(_ status: Int32) -> Never { exit(status) }
}
