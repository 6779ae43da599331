#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that several threads may change. Unlike `Mutex`, it works on every system that stubble supports.
package final class SharedValue<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @exclusivity(unchecked) private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Calls `body` with the value while no other thread can use it. `body` must not use the same object.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }

  /// Returns the answer to a key, which `find` finds the first time.
  ///
  /// Several threads may find it at the same time, and must then find the same.
  package func answer<Key: Hashable, Answer>(to key: Key, _ find: () -> Answer) -> Answer
  where Value == [Key: Answer] {
    if let known = withLock({ $0[key] }) { return known }
    let found = find()
    withLock { $0[key] = .some(found) }
    return found
  }
}
