#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// Runs a closure on each of `count` threads with stacks of `stackSize` bytes, and waits for all of them.
  ///
  /// If the system starts fewer threads, these do the work; if it starts none, the caller's own thread does.
  static func onThreads(_ count: Int, stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var threads: [pthread_t] = []
    for _ in 0..<count {
      let work = Unmanaged.passRetained(ThreadBody(body))
      // The type is an integer in Glibc, and a pointer in the other C libraries.
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

  /// The time, in nanoseconds, of a clock that never runs backward.
  static var uptime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The current time of the system's clock.
  static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// The peak memory usage of this process, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    // `RUSAGE_SELF`, whose type differs between C libraries.
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

/// A closure as an object, which the C library can pass to a thread.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body() }
  return nil
}
