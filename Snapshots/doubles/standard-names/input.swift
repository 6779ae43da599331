struct Int { var cents = 1 }
struct Bool {}
struct String: Swift.Equatable { var text = "own" }
enum Error: Swift.Error { case closed }
struct Hasher {}
struct ObjectIdentifier {}
enum Sendable {}

// @Spyable
// @Mockable
// @StubbableProtocol
protocol Till {
  var owner: String { get }
  func pay(_ price: Int, card: Swift.String) throws -> Bool
  func find(_ name: String) throws(Error) -> Swift.Int
  func close() async throws
}

// @Spyable
// @Mockable
protocol Coin: Swift.Hashable, Swift.Comparable {
  static var mint: Swift.String { get set }
  func value() -> Int
}
