print(Equal() == Equal(x: 1), Equal() == Equal(x: 2), Set([Hashed(x: 1, y: "a"), Hashed(x: 1, y: "a"), Hashed(x: 2, y: "a")]).count)
print(coded(Coded(x: 1, name: "n", fixed: 2)), coded(OwnKeys(x: 4)), coded(CodedClass(x: 5)))
print(decoded(Coded.self, "{\"x\":1,\"fixed\":3}") == Coded(x: 1, name: nil, fixed: 3), decoded(OwnKeys.self, "{\"ex\":7}")?.x ?? 0)
print(Generic(t: 1) == Generic(t: 1), Later(x: 1) == Later(x: 1), Set([Later(x: 1)]).contains(Later(x: 2)), Identified(id: 1) < Identified(id: 2))
print(Failed(code: 3).describe(), decoded(CodedClass.self, "{\"x\":8}")?.x ?? 0)
print(coded(Lengths(unit: "m")), Lengths(unit: "m") == Lengths(unit: "n"), Lengths(unit: "m").format("abc"))
print(EveryKey.keys, coded(EveryKey()))
print(Seat(place: 1, taken: true) == Seat(place: 1, taken: false))
#if STUBS
var equal = Equal()
equal._f = { 10 }
equal._getX = { 20 }
print(equal.f(), equal.x, equal == Equal())
var value = Coded(x: 1, name: "n", fixed: 2)
value._getX = { 30 }
print(value.f(), coded(value))
var failed = Failed(code: 1)
failed._describe = { "stub" }
print(failed.describe())
#endif
