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
