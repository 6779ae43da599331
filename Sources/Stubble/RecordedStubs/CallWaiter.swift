/// Somebody who waits until a stub was called a number of times. Finishes once; whatever comes after is ignored.
final class CallWaiter: Sendable {
  private enum Progress {
    case pending
    case waiting(CheckedContinuation<Void, Never>)
    case finished
  }

  /// The number of calls that ends the wait.
  let count: Int
  private let progress = Locked(Progress.pending)

  init(count: Int) { self.count = count }

  /// Returns when the waiter is finished.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isFinished = progress.withLock { progress in
        if case .finished = progress { return true }
        progress = .waiting(continuation)
        return false
      }
      if isFinished { continuation.resume() }
    }
  }

  /// Ends the wait.
  func finish() {
    let continuation: CheckedContinuation<Void, Never>? = progress.withLock { progress in
      defer { progress = .finished }
      if case .waiting(let continuation) = progress { return continuation }
      return nil
    }
    continuation?.resume()
  }
}
