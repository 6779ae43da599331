#if canImport(Darwin)
  internal import Darwin
#else
  public import Synchronization
#endif

#if canImport(Darwin)
  /// A lock for the properties declared next to it. It also works on systems without `Mutex`.
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
  /// A lock for the properties declared next to it: a `Mutex` that the thread sanitizer understands.
  ///
  /// It does not hold the protected value, since the compiler generates much code, which is never run, for each generic
  /// type that a `Mutex` holds.
  ///
  /// On Linux the slow path of `Mutex` is in a library that is not instrumented. The sanitizer therefore does not see
  /// that one holder of a contended lock comes after another, and reports a race. An atomic that each holder reads
  /// first and writes last shows it the order; without the sanitizer that costs two plain moves.
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

/// The numbering of the calls of all stubs, in the order in which they begin.
///
/// A run is a series of calls of one stub without a call of another in between. The number of the last run is shared by
/// all stubs; within its run, a stub counts by itself. So a stub that is called again and again changes no shared
/// state.
@usableFromInline
enum CallNumber {
  /// The number of low bits that are a call's place in its run. Runs are numbered from 2, so that a stub without calls,
  /// whose last number is 0, is in none.
  private static let bitsOfPlace = 10

  private static func next(after number: Int, inLastRun isLastRun: Bool) -> Int? {
    let next = number &+ 1
    return isLastRun && next & (1 << bitsOfPlace &- 1) != 0 ? next : nil
  }

  #if canImport(Darwin)
    private static let lock = Lock()
    private nonisolated(unsafe) static var lastRun = 1

    /// Returns the number of a new call.
    ///
    /// - Parameter number: The number of the previous call of the same stub; 0 if there is none.
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

    /// Returns the number of a new call.
    ///
    /// - Parameter number: The number of the previous call of the same stub; 0 if there is none.
    @usableFromInline
    static func next(after number: Int) -> Int {
      let isLastRun = lastRun.load(ordering: .relaxed) == number >> bitsOfPlace
      if let next = next(after: number, inLastRun: isLastRun) { return next }
      return lastRun.wrappingAdd(1, ordering: .relaxed).newValue &<< bitsOfPlace
    }
  #endif
}
