try await Task { @MainActor in
  var card = PlayingCard(value: 3)
  var hand = CardHand(cards: [card])
  let table = CardTable()
  print(card.isAmong([card]), card.isIn(card...card), card.twice().count, hand.values([card: 1]), hand.cards.count)
  print(await table.all([card]).count)
  #if STUBS
    PlayingCard._isAmong = { _ in false }
    card._twice = { [] }
    hand._values = { _ in 20 }
    hand._getCards = { [] }
    table._all = { _ in [] }
    print(card.isAmong([card]), card.twice().count, hand.values([:]), hand.cards.count, await table.all([card]).count)
    PlayingCard._resetStubs()
  #endif
}.value
