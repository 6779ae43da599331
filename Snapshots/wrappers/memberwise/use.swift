print(Sheet.made().show())
print(makeCard().show())
#if STUBS
var sheet = Sheet.made()
sheet._getIsOpen = { true }
sheet._setIsOpen = { print("stub", $0) }
sheet._getLevel = { 7 }
print(sheet.show())
var card = Card(title: "b", suit: "clubs")
card._getIsFaceUp = { true }
print(card.show())
#endif
