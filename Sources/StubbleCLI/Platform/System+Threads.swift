#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
