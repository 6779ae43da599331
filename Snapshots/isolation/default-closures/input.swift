func countVisits() -> Int { 2 }
final class VisitLog {
  static let shared = VisitLog()
  var entries = 3
  func total() -> Int { entries }
}
// @Stubbable
struct VisitSource {
  var count: () -> Int = { countVisits() }
  let log: () -> Int = { VisitLog().total() }
  var shared: () -> Int = {
    let log = VisitLog.shared
    return log.entries
  }
  var plain: () -> Int = { 1 }
  var doubled: (Int) -> Int = { countVisits in countVisits * 2 }
  var later: () async -> Int = { await Task { 4 }.value }
  var sent: @Sendable () -> Int = { 5 }
  var name: String
}
// @Stubbable
final class VisitCounter {
  var source: () -> VisitSource = { VisitSource(name: "a") }
  static var count: () -> Int = { countVisits() }
}
