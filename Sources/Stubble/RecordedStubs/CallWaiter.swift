/// A wait of a task until a stub was called a number of times. It finishes once; finishing it again has no effect.
@usableFromInline
final class CallWaiter: Sendable {
  /// The number of calls that ends the wait.
  let count: Int
  /// Whether calls that were cleared count too.
  let countsCleared: Bool
  private let lock = Lock()
  private nonisolated(unsafe) var continuation: CheckedContinuation<Void, Never>?
  private nonisolated(unsafe) var isFinished = false

  @usableFromInline
  init(count: Int, countsCleared: Bool) {
    self.count = count
    self.countsCleared = countsCleared
  }

  /// Suspends the task until the wait is finished.
  @usableFromInline
  func wait() async {
    await withCheckedContinuation { continuation in
      let isFinished = lock.withLock {
        self.continuation = self.isFinished ? nil : continuation
        return self.isFinished
      }
      if isFinished { continuation.resume() }
    }
  }

  /// Finishes the wait, and resumes the task.
  @usableFromInline
  func finish() {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      isFinished = true
      return self.continuation
    }
    continuation?.resume()
  }
}
