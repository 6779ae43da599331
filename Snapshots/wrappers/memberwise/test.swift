func makeCard() -> Card { Card(title: "a", rank: 9, suit: "hearts") }
