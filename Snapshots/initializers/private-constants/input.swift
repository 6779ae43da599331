// @Stubbable
struct ClosedLimit {
  var low = 1
  let name: String
  private let high: Int = 3
  fileprivate let step = 2
  func sum() -> Int { low + high + step }
}

// @Stubbable
struct ClosedPair<Value: Equatable>: Equatable, Sendable where Value: Sendable {
  var first: Value
  var second: Value
  private let kind = "pair"
  func text() -> String { kind }
}

// @Stubbable
struct ClosedAll {
  private let kind = "all"
  var count = 0
  func text() -> String { "\(kind) \(count)" }
}

// @Stubbable
struct ClosedWhole {
  var count = 0
  private let seen: Bool
}
extension ClosedWhole {
  init(of count: Int) { self.init(count: count, seen: true) }
  func isSeen() -> Bool { seen }
}
