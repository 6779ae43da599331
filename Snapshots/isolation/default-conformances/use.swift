let point = Point(x: 1, label: "p")
print(point == Point(x: 1, label: "p"), Set([point, point]).count, try text(point), try round(point), freely(), failing())
print(try text(Renamed(id: 1, title: "t")), try round(Renamed(id: 1)) == Renamed(id: 1), Failure(code: 1) == Failure(code: 1))
print(Later(n: 1) == Later(n: 2), Later(n: 1).text(), [Shown(id: 2), Shown(id: 1)].sorted(), Flags.one.f(), try text(Record(id: 5)))
#if STUBS
var stubbed = point
stubbed._getX = { 10 }
stubbed._getLabel = { "stub" }
print(stubbed.x, stubbed.label, stubbed == point, stubbed.f(), try text(stubbed))
var free = Unbound(x: 1, name: "a")
free._getX = { 2 }
print(free.x, free == Unbound(x: 1, name: "a"))
var failure = Failure(code: 1)
failure._getCode = { 20 }
print(failure.more())
failure._more = { "more" }
print(failure.more())
var later = Later(n: 1)
later._getN = { 3 }
print(later.text())
later._text = { 4 }
print(later.text())
var shown = Shown(id: 1)
shown._getDescription = { "stub" }
print(shown)
var flags = Flags.one
flags._f = { 8 }
print(flags.f())
let record = Record(id: 6)
record._getId = { 7 }
print(record.id, try text(record))
#endif
