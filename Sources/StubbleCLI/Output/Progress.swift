import Synchronization

/// Shows on a terminal how far a long piece of work is; nothing in its first half second.
final class Progress: Sendable {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private let started = System.uptime
  private let done = Atomic<Int>(0)
  /// When to show the next line.
  private let due: Atomic<UInt64>

  private static let delay: UInt64 = 500_000_000
  private static let interval: UInt64 = 100_000_000

  init(_ label: String, total: Int, on console: Console) {
    self.label = label
    self.total = total
    isShown = !console.isQuiet && console.format == .text && System.isTerminal(2)
    due = Atomic(started + Self.delay)
  }

  /// One piece is done. Called from any thread.
  func advance() {
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    if !isShown { return }
    let now = System.uptime
    let due = due.load(ordering: .relaxed)
    guard now >= due else { return }
    let isMine = self.due.compareExchange(
      expected: due, desired: now + Self.interval, ordering: .relaxed
    ).exchanged
    if isMine { Console.writeError("\r\u{1B}[K\(label) \(count) of \(total)") }
  }

  /// Takes the line away again.
  func finish() {
    if isShown, due.load(ordering: .relaxed) != started + Self.delay { Console.writeError("\r\u{1B}[K") }
  }
}
