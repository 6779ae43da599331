#if canImport(Darwin)
  internal import Darwin
#else
  public import Synchronization
#endif

#if canImport(Darwin)
  /// A lock for the properties beside it, on systems that have no `Mutex` too.
  @usableFromInline
  struct Lock: ~Copyable, @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    @usableFromInline
    init() {
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    @usableFromInline func lock() { pthread_mutex_lock(mutex) }
    @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }

    @inlinable
    func withLock<Result>(_ body: () -> Result) -> Result {
      lock()
      defer { unlock() }
      return body()
    }
  }
#else
  /// A `Mutex` for the properties beside it, in a way that the thread sanitizer sees too.
  ///
  /// It holds no value, since for each generic type that it could hold the compiler writes much code that is
  /// never run.
  ///
  /// On Linux the slow path of `Mutex` is in a library that is not instrumented, so the sanitizer does not see
  /// that one holder of a contended lock comes after another and reports a race. An atomic that each holder
  /// reads first and writes last says so; without the sanitizer it costs two plain moves.
  @usableFromInline
  struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex(())
    @usableFromInline let handover = Atomic(false)

    @inlinable
    init() {}

    @inlinable
    func withLock<Result>(_ body: () -> Result) -> Result {
      mutex.withLock { _ in
        _ = handover.load(ordering: .acquiring)
        defer { handover.store(false, ordering: .releasing) }
        nonisolated(unsafe) let result = body()
        return result
      }
    }
  }
#endif

/// Numbers the calls of all stubs in their order.
@usableFromInline
enum CallNumber {
  #if canImport(Darwin)
    private static let lock = Lock()
    private nonisolated(unsafe) static var last = 0

    @usableFromInline
    static func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  #else
    private static let last = Atomic(0)

    @usableFromInline
    static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
  #endif
}
