import StubbleSemantics

/// Calls a closure with each number below `count`, on up to `jobs` threads, and returns the results in order.
///
/// The threads have deep stacks, since source may nest deeply. Each takes the next few numbers when it is done with some.
func mapInParallel<Result: Sendable>(
  _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  mapInParallel(count, jobs: jobs, scratch: {}, { index, _ in body(index) })
}

/// Calls a closure on a thread with a deep stack, since source may nest more deeply than the stack of the main thread
/// allows, and returns the result.
func onDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  mapInParallel(1, jobs: 1) { _ in body() }[0]
}

/// Calls a closure with each number below `count` and a value that belongs to the thread, and returns the results in
/// order.
///
/// - Parameter scratch: A closure that makes the value; it is called once on each thread.
func mapInParallel<Result: Sendable, Scratch>(
  _ count: Int, jobs: Int, scratch: @escaping @Sendable () -> Scratch,
  _ body: @escaping @Sendable (Int, Scratch) -> Result
) -> [Result] {
  if count == 0 { return [] }
  let threads = min(jobs, count)
  let work = Work(count, threads: threads, scratch, body)
  System.onThreads(threads, stackSize: 64 << 20) { work.run() }
  return work.takeResults()
}

/// The state that the threads share: the numbers that are not yet taken, and a slot for each result.
private final class Work<Result: Sendable, Scratch>: @unchecked Sendable {
  private let count: Int
  private let threads: Int
  private let scratch: @Sendable () -> Scratch
  private let body: @Sendable (Int, Scratch) -> Result
  private let next = SharedValue(0)
  private let results: Slots<Result>

  init(
    _ count: Int, threads: Int, _ scratch: @escaping @Sendable () -> Scratch,
    _ body: @escaping @Sendable (Int, Scratch) -> Result
  ) {
    self.count = count
    self.threads = threads
    self.scratch = scratch
    self.body = body
    results = Slots(count)
  }

  func run() {
    let scratch = scratch()
    while case let taken = take(), !taken.isEmpty {
      for index in taken { results.fill(index, with: body(index, scratch)) }
    }
  }

  /// Returns the numbers that a thread is to do next, and none if all are taken.
  ///
  /// It takes neighbors, which are often about the same objects: two threads cannot count the references of one object at
  /// the same time without delay. It takes fewer near the end, so that all threads end at about the same time.
  private func take() -> Range<Int> {
    next.withLock { next in
      let start = next
      next += max(1, min(64, (count - start) / (threads * 16)))
      return min(start, count)..<min(next, count)
    }
  }

  func takeResults() -> [Result] { results.takeAll() }
}

extension Workers {
  /// Creates workers on a number of threads; on the caller's own if it is less than two.
  init(jobs: Int) {
    self =
      jobs < 2 ? .caller : Workers { count, part in _ = mapInParallel(count, jobs: jobs, part) }
  }
}
