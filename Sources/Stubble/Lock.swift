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
///
/// All stubs share the number of the last run of calls that one of them had, without the others being called. So a stub
/// that is called again and again changes nothing that others use.
@usableFromInline
enum CallNumber {
  /// How many bits of a number are the place in its run. Runs are numbered from 2: no stub begins in one.
  private static let bitsOfPlace = 10

  private static func next(after number: Int, inLastRun isLastRun: Bool) -> Int? {
    let next = number &+ 1
    return isLastRun && next & (1 << bitsOfPlace &- 1) != 0 ? next : nil
  }

  #if canImport(Darwin)
    private static let lock = Lock()
    private nonisolated(unsafe) static var lastRun = 1

    /// The number of a call.
    ///
    /// - Parameter number: that of the call before it of the same stub; 0 if there is none.
    @usableFromInline
    static func next(after number: Int) -> Int {
      lock.withLock {
        if let next = next(after: number, inLastRun: number >> bitsOfPlace == lastRun) { return next }
        lastRun &+= 1
        return lastRun &<< bitsOfPlace
      }
    }
  #else
    private static let lastRun = Atomic(1)

    /// The number of a call.
    ///
    /// - Parameter number: that of the call before it of the same stub; 0 if there is none.
    @usableFromInline
    static func next(after number: Int) -> Int {
      let isLastRun = lastRun.load(ordering: .relaxed) == number >> bitsOfPlace
      if let next = next(after: number, inLastRun: isLastRun) { return next }
      return lastRun.wrappingAdd(1, ordering: .relaxed).newValue &<< bitsOfPlace
    }
  #endif
}
