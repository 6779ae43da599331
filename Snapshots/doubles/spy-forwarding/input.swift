// @Spyable
protocol Ledger {
  var balance: Int { get }
  mutating func book(_ amount: Int, for reason: String) throws -> Int
}

struct RealLedger: Ledger {
  var balance = 0
  mutating func book(_ amount: Int, for reason: String) throws -> Int {
    balance += amount
    return balance
  }
}

// @Spyable
protocol Cell: AnyObject {
  var value: Int { get set }
  subscript(index: Int) -> Int { get set }
  func swapped<T>(_ old: inout T, _ new: T) -> T
}

final class RealCell: Cell {
  var whenChanged: ((Int) -> Void)?
  var value = 0 { didSet { whenChanged?(value) } }
  subscript(index: Int) -> Int {
    get { value + index }
    set { value = newValue - index }
  }
  func swapped<T>(_ old: inout T, _ new: T) -> T {
    defer { old = new }
    return old
  }
}

// @Spyable
protocol SharedCell: Sendable {
  var value: Int { get set }
}

final class RealSharedCell: SharedCell, @unchecked Sendable {
  var whenChanged: ((Int) -> Void)?
  var value = 0 { didSet { whenChanged?(value) } }
}
