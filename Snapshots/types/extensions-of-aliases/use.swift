var placed = Printed.Placed(value: "a")
let sheet = Printed.Sheet(number: 3)
print(placed == Printed.Placed(value: "a", line: 2), placed.same(), sheet == Printed.Sheet(number: 3), Set([sheet, sheet]).count)
placed.move(to: 2)
print(placed == Printed.Placed(value: "a", line: 2), sheet.next(), sheet.previous(), coded(sheet))
#if STUBS
var stubbedSheet = sheet
stubbedSheet._previous = { 20 }
stubbedSheet._next = { 40 }
placed._move = { _ in }
placed.move(to: 9)
print(stubbedSheet.previous(), stubbedSheet.next(), stubbedSheet == sheet, placed.line)
#endif
