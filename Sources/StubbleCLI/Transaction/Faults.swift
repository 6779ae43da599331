/// Simulated faults for tests: the environment variable `STUBBLE_FAULTS` makes chosen steps of a transaction fail.
///
/// Its value is a list such as `fail:7,kill:12`. Steps are counted from 1 in the order in which they happen: each
/// creation, half of a write, change of mode or time, sync, rename, exchange and removal is one.
///
/// - `kill` ends the process with SIGKILL before the step.
/// - `fail` replaces the step by an I/O error, `full` by the error of a full disk.
/// - `pause` waits a second before the step.
///
/// A word without a number simulates a restricted file system: `links` one that cannot exchange two files, `times` one
/// that cannot set a modification time, and `owners` one that cannot change the owner of a file.
///
/// Without the variable, a step costs one comparison.
final class Faults: Sendable {
  private enum Kind: String { case kill, fail, full, pause }

  private let plan: [Int: Kind]
  private let count = SharedNumber()
  let hasNoExchange: Bool
  let hasNoTimes: Bool
  let hasNoOwners: Bool

  static let none = Faults(plan: "")
  static let ofEnvironment = Faults(plan: System.environment("STUBBLE_FAULTS") ?? "")

  init(plan: String) {
    var steps: [Int: Kind] = [:]
    for item in plan.split(separator: ",") {
      let parts = item.split(separator: ":").map(String.init)
      if parts.count == 2, let kind = Kind(rawValue: parts[0]), let step = Int(parts[1]) {
        steps[step] = kind
      }
    }
    self.plan = steps
    let words = plan.split(separator: ",")
    hasNoExchange = words.contains("links")
    hasNoTimes = words.contains("times")
    hasNoOwners = words.contains("owners")
  }

  /// Counts a step, and makes it fail if that is planned. To be called before every step.
  func step(_ action: String, _ path: String) throws(SystemError) {
    if plan.isEmpty { return }
    switch plan[count.add(1)] {
    case nil: return
    case .kill: System.killSelf()
    case .pause: System.sleep(milliseconds: 1000)
    case .fail: throw SystemError(action: action, path: path, code: SystemError.ioFailure)
    case .full: throw SystemError(action: action, path: path, code: SystemError.outOfSpace)
    }
  }
}
