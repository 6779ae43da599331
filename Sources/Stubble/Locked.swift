public import Synchronization

/// A value behind a `Mutex`, in a way that the thread sanitizer sees too.
///
/// On Linux the slow path of `Mutex` is in a library that is not instrumented, so the sanitizer does not see
/// that one holder of a contended lock comes after another and reports a race. An atomic that each holder
/// reads first and writes last says so; without the sanitizer it costs two plain moves.
@usableFromInline
struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let handover = Atomic(false)

  @usableFromInline
  init(_ value: consuming sending Value) { mutex = Mutex(value) }

  @inlinable
  func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    mutex.withLock { value in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(false, ordering: .releasing) }
      return body(&value)
    }
  }
}
