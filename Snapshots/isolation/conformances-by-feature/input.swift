// @Stubbable
@MainActor struct PlayingCard: Comparable, Hashable {
  var value: Int
  static func < (a: PlayingCard, b: PlayingCard) -> Bool { a.value < b.value }
  func isAmong(_ cards: Set<PlayingCard>) -> Bool { cards.contains(self) }
  func isIn(_ range: ClosedRange<Self>) -> Bool { range.contains(self) }
  func twice() -> [PlayingCard] { [self, self] }
}

// @Stubbable
@MainActor struct CardHand {
  var cards: Set<PlayingCard> = []
  var name = "hand"
  func values(_ points: [PlayingCard: Int]) -> Int { points.count }
}

// @Stubbable
@MainActor final class CardTable {
  var hands: [PlayingCard: [Int]] = [:]
  init() {}
  func all(_ more: Set<PlayingCard>) async -> Set<PlayingCard> { more.union(hands.keys) }
}
