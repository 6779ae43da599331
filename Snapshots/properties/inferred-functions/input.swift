typealias Ringing = (_ times: Int, _ isLoud: Bool) -> String
typealias Tolling = @Sendable () async -> Int

// @Stubbable
final class Belfry {
  var ring = Ringer.plain.onRing
  var last = Ringer.plain.last
  let toll = Ringer.plain.toll
  var adding = Ringer.plain.adder(of: 2)
  lazy var throwing = Ringer().failing()
  var made = makeRing()
  let pair = Ringer.plain.pair, all = Ringer.plain.all
  let named = Ringer.plain.named
  var heard = Ringer.plain.heard(), cast = (Ringer.plain.named as Any) as? [String: (Int) -> Int]
  var known = Ringer.plain.named["a"]
  var stopping = Ringer.Stops().stop, waiting = Ringer.plain.waiting()

  func sound() -> String {
    let parts = [ring(1), last?(2, true) ?? "-", "\(adding(3))", made()]
    let values = [heard?() ?? 0, known?(6) ?? 0, cast?["a"]?(7) ?? 0]
    return "\(values) " + parts.joined(separator: " ") + " \((try? throwing()) ?? 0) \(pair.1()) \(all[0]()) \(named["a"]?(4) ?? 0)"
  }
}

// @Stubbable
struct Chime {
  var adding = Ringer.plain.adder(of: 5)
  var last = Ringer.plain.last
  func sound() -> String { "\(adding(1)) \(last == nil)" }
}

// @Stubbable
actor Clock {
  var ring = Ringer.plain.onRing
  let toll = Ringer.plain.toll
  func sound() async -> String { "\(ring(1)) \(await toll())" }
}

@MainActor
// @Stubbable
final class Dial {
  lazy var turn = Ringer.plain.turning()
  func sound() -> Int { turn() }
}

struct Ringer {
  struct Stops: Sendable { var stop: @Sendable () -> Void = {} }
  nonisolated(unsafe) static let plain = Ringer()
  var onRing: (Int) -> String = { "ring \($0)" }
  var last: Ringing?
  let toll: Tolling = { 7 }
  func adder(of number: Int) -> (Int) -> Int { { $0 + number } }
  func waiting() -> nonisolated(nonsending) () async -> Int { { 11 } }
  func heard() -> (() -> Int)? { { 8 } }
  func failing() -> () throws -> Int { { 3 } }
  @MainActor func turning() -> @MainActor () -> Int { { 5 } }
  var pair: (Int, () -> Int) { (1, { 2 }) }
  var all: [() -> Int] { [{ 9 }] }
  var named: [String: (Int) -> Int] { ["a": { $0 }] }
}

func makeRing() -> () -> String { { "made" } }
