/// Does work that consists of independent parts, on several threads if it has some.
package struct Workers: Sendable {
  private let forEach: @Sendable (_ count: Int, _ part: @escaping @Sendable (Int) -> Void) -> Void

  /// - Parameter forEach: calls a function once with each number below a count, and returns when all calls have.
  package init(
    _ forEach: @escaping @Sendable (_ count: Int, _ part: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.forEach = forEach
  }

  /// The thread that calls, alone.
  package static let caller = Workers { count, part in
    for number in 0..<count { part(number) }
  }

  /// The results for all numbers below a count, in order.
  package func map<Result: Sendable>(
    _ count: Int, _ part: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count < 2 { return (0..<count).map(part) }
    let results = Slots<Result>(count)
    forEach(count) { results.fill($0, with: part($0)) }
    return results.takeAll()
  }
}

/// Places for results that several threads make. Each is filled by one of them, and read when all are filled.
package final class Slots<Element: Sendable>: @unchecked Sendable {
  private let count: Int
  private let slots: UnsafeMutablePointer<Element>

  package init(_ count: Int) {
    self.count = count
    slots = .allocate(capacity: count)
  }

  package func fill(_ place: Int, with element: Element) { (slots + place).initialize(to: element) }

  /// Takes the elements out, once.
  package func takeAll() -> [Element] {
    defer { slots.deallocate() }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.baseAddress?.moveInitialize(from: slots, count: count)
      initialized = count
    }
  }
}
