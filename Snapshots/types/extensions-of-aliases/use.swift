var placed = Printed.Placed(value: "a")
let sheet = Printed.Sheet(number: 3)
print(placed == Printed.Placed(value: "a", line: 2), placed.same(), sheet == Printed.Sheet(number: 3), Set([sheet, sheet]).count)
placed.move(to: 2)
print(placed == Printed.Placed(value: "a", line: 2), sheet.next(), sheet.previous(), coded(sheet))
var line = Printed.Line(item: "a")
print(line == Read.Text(item: "b"), line.shout(), line.plain(), line.doubled(), Printed.Line(item: 3).shout())
#if STUBS
line._shoutString = { "stub" }
line._plain = { "plain" }
print(line.shout(), line.plain(), line == Read.Text(item: "a"))
var stubbedSheet = sheet
stubbedSheet._previous = { 20 }
stubbedSheet._next = { 40 }
placed._move = { _ in }
placed.move(to: 9)
print(stubbedSheet.previous(), stubbedSheet.next(), stubbedSheet == sheet, placed.line)
#endif
