#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A number that threads count with. It needs no newer system than the library does, which `Atomic` would.
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

  /// Adds to the number and gives what it is then.
  @discardableResult
  func add(_ difference: Int) -> Int {
    withLock {
      number += difference
      return number
    }
  }

  /// Replaces the number if it is what is expected, and says whether it was.
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

/// A number that a signal handler may read and write, in which no lock may be taken: an aligned word, which every
/// processor reads and writes at once.
struct SignalNumber: @unchecked Sendable {
  private let word = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)

  /// The word is never freed: signals come as long as the process is there.
  init() { word.initialize(to: 0) }

  var value: Int32 {
    get { word.pointee }
    nonmutating set { word.pointee = newValue }
  }
}
