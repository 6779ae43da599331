#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A number that several threads may change. Unlike `Atomic`, it works on every system that stubble supports.
final class SharedNumber: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var number: Int

  init(_ number: Int = 0) {
    self.number = number
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  var value: Int { withLock { number } }

  /// Adds to the number and returns the sum.
  @discardableResult
  func add(_ difference: Int) -> Int {
    withLock {
      number += difference
      return number
    }
  }

  /// Replaces the number if it equals `expected`. Returns whether it did.
  func replace(_ expected: Int, by new: Int) -> Bool {
    withLock {
      if number != expected { return false }
      number = new
      return true
    }
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// A number that a signal handler may read and write. A handler may not take a lock, so that this is an aligned word,
/// which every processor reads and writes in one step.
struct SignalNumber: @unchecked Sendable {
  private let word = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)

  /// Allocates the word, which is never freed, since signals may come as long as the process runs.
  init() { word.initialize(to: 0) }

  var value: Int32 {
    get { word.pointee }
    nonmutating set { word.pointee = newValue }
  }
}
