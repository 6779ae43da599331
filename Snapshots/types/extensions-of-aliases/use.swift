var placed = Printed.Placed(value: "a")
let sheet = Printed.Sheet(number: 3)
print(placed == Printed.Placed(value: "a", line: 2), placed.same(), sheet == Printed.Sheet(number: 3), Set([sheet, sheet]).count)
placed.move(to: 2)
print(placed == Printed.Placed(value: "a", line: 2), sheet.next(), sheet.previous(), coded(sheet))
var line = Printed.Line(item: "a")
print(line == Read.Text(item: "b"), line.shout(), line.plain(), line.doubled(), Printed.Line(item: 3).shout())
print(coded(Printed.Label()), Papers.Label.CodingKeys.text.isText, Papers.Label().wide())
var stamp = Printed.Stamp()
print(stamp == Papers.Stamp(price: 4), stamp.doubled(), stamp.text(), coded(stamp), String.Cut() == String.Cut(at: 1), String.Cut().next())
let band = Printed.Ring.made(of: "gold")
print(band.bare(), band.others([Band(gem: 1)]), band.same()?.gem ?? "none")
#if STUBS
Printed.Ring<String>._same = { nil }
print(band.same()?.gem ?? "none")
Printed.Ring<String>._same = nil
stamp._text = { "stub" }
stamp._doubled = { 60 }
print(stamp.text(), stamp.doubled(), stamp == Printed.Stamp())
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
