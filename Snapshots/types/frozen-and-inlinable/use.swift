let inlined = Inlined()
print(inlined.f(), inlined.g(), inlined.h(), inlined.i())
#if STUBS
inlined._f = { 10 }
inlined._g = { 20 }
inlined._h = { 30 }
inlined._i = { 40 }
print(inlined.f(), inlined.g(), inlined.h(), inlined.i())
#endif
