/// A line on a terminal that shows the progress of long work. It first appears after half a second.
final class Progress: Sendable {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private let started = Int(System.uptime)
  private let done = SharedNumber()
  /// The uptime, in nanoseconds, at which to update the line next.
  private let due: SharedNumber

  private static let delay = 500_000_000
  private static let interval = 100_000_000

  init(_ label: String, total: Int, on console: Console) {
    self.label = label
    self.total = total
    isShown = !console.isQuiet && console.format == .text && System.isTerminal(2)
    due = SharedNumber(started + Self.delay)
  }

  /// Counts one item as done. May be called on any thread.
  func advance() {
    let count = done.add(1)
    if !isShown { return }
    let now = Int(System.uptime)
    let due = due.value
    guard now >= due else { return }
    let isMine = self.due.replace(due, by: now + Self.interval)
    if isMine { Console.writeError("\r\u{1B}[K\(label) \(count) of \(total)") }
  }

  /// Removes the line.
  func finish() {
    if isShown, due.value != started + Self.delay { Console.writeError("\r\u{1B}[K") }
  }
}
