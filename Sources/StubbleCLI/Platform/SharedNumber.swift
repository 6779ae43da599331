#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import StubbleSemantics

/// A number that several threads may change.
struct SharedNumber: Sendable {
  private let number: SharedValue<Int>

  init(_ number: Int = 0) { self.number = SharedValue(number) }

  var value: Int { number.withLock { $0 } }

  /// Adds to the number and returns the sum.
  @discardableResult
  func add(_ difference: Int) -> Int {
    number.withLock {
      $0 += difference
      return $0
    }
  }

  /// Replaces the number if it equals `expected`. Returns whether it did.
  func replace(_ expected: Int, by new: Int) -> Bool {
    number.withLock {
      if $0 != expected { return false }
      $0 = new
      return true
    }
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
