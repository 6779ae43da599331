let inlined = Inlined()
print(inlined.f(), inlined.g(), inlined.h(), inlined.i())
print(InlinedPair(1, "b").text())
#if STUBS
var inlinedPair = InlinedPair(1, "b")
inlinedPair._getSecond = { "c" }
inlinedPair._getHigh = { 7 }
print(inlinedPair.text())
inlined._f = { 10 }
inlined._g = { 20 }
inlined._h = { 30 }
inlined._i = { 40 }
print(inlined.f(), inlined.g(), inlined.h(), inlined.i())
#endif
