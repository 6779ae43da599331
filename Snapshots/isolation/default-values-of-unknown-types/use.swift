import Foundation
let screen = DrawnScreen()
print(screen.total(), DrawnRow(count: 5).text(), DrawnRow(count: 5).notes.count, DrawnRow(count: 5).level)
#if STUBS
screen._getDrawn = { let label = DrawnLabel(); label.size = 100; return label }
screen._getPlain = { [] }
var row = DrawnRow(count: 5)
row._getBig = { DrawnLabel() }
row._getNotes = { [1] }
print(screen.total(), row.text(), row.notes.count)
#endif
