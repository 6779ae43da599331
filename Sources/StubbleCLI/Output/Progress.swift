/// Shows on a terminal how far a long piece of work is; nothing in its first half second.
final class Progress: Sendable {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private let started = Int(System.uptime)
  private let done = SharedNumber()
  /// When to show the next line.
  private let due: SharedNumber

  private static let delay = 500_000_000
  private static let interval = 100_000_000

  init(_ label: String, total: Int, on console: Console) {
    self.label = label
    self.total = total
    isShown = !console.isQuiet && console.format == .text && System.isTerminal(2)
    due = SharedNumber(started + Self.delay)
  }

  /// One piece is done. Called from any thread.
  func advance() {
    let count = done.add(1)
    if !isShown { return }
    let now = Int(System.uptime)
    let due = due.value
    guard now >= due else { return }
    let isMine = self.due.replace(due, by: now + Self.interval)
    if isMine { Console.writeError("\r\u{1B}[K\(label) \(count) of \(total)") }
  }

  /// Takes the line away again.
  func finish() {
    if isShown, due.value != started + Self.delay { Console.writeError("\r\u{1B}[K") }
  }
}
