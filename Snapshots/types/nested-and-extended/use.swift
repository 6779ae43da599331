print(Outer.Inner().f(), Outer.Inner.Deep().g(), Outer.Other.Inner().f(), Outer.Inner().h(), Outer.Inner().computed, Outer.Inner.s())
print(Extended().own(), Extended().plain(), Extended(), globalFunction(1), local())
print(Parsing.Flags.all().rawValue, Parsing.Flags.quick.rawValue, Formatting.Keyed().other().n)
#if STUBS
Parsing.Flags._getQuick = { Parsing.Flags(rawValue: 4) }
print(Parsing.Flags.all().rawValue)
var inner = Outer.Inner()
inner._f = { 10 }
inner._h = { 40 }
inner._getComputed = { 50 }
Outer.Inner._s = { 90 }
let deep = Outer.Inner.Deep(), other = Outer.Other.Inner(), extended = Extended()
deep._g = { 20 }
other._f = { 30 }
extended._own = { 55 }
extended._plain = { 60 }
_globalFunction = { $0 * 100 }
print(inner.f(), inner.h(), inner.computed, Outer.Inner.s(), deep.g(), other.f(), extended.own(), extended, globalFunction(1))
#endif
