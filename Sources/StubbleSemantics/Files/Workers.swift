/// A way to run independent pieces of work, possibly on several threads.
package struct Workers: Sendable {
  private let forEach: @Sendable (_ count: Int, _ part: @escaping @Sendable (Int) -> Void) -> Void

  /// - Parameter forEach: Calls a function once with each number below a count, and returns when all calls have
  ///   returned.
  package init(
    _ forEach: @escaping @Sendable (_ count: Int, _ part: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.forEach = forEach
  }

  /// Workers that run everything on the calling thread.
  package static let caller = Workers { count, part in
    for number in 0..<count { part(number) }
  }

  /// Returns the results of `part` for all numbers below a count, in order.
  package func map<Result: Sendable>(
    _ count: Int, _ part: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count < 2 { return (0..<count).map(part) }
    let results = Slots<Result>(count)
    forEach(count) { results.fill($0, with: part($0)) }
    return results.takeAll()
  }
}

/// Uninitialized memory for results that several threads produce. Each slot is filled once, by one thread, and read
/// when all are filled.
package final class Slots<Element: Sendable>: @unchecked Sendable {
  private let count: Int
  private let slots: UnsafeMutablePointer<Element>

  package init(_ count: Int) {
    self.count = count
    slots = .allocate(capacity: count)
  }

  /// Initializes the slot at an index, which must not be filled yet.
  package func fill(_ position: Int, with element: Element) { (slots + position).initialize(to: element) }

  /// Moves the elements out and frees the memory. Must be called exactly once, after all slots are filled.
  package func takeAll() -> [Element] {
    defer { slots.deallocate() }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.baseAddress?.moveInitialize(from: slots, count: count)
      initialized = count
    }
  }
}
