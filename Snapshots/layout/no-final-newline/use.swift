print(Endless().f())
#if STUBS
let endless = Endless()
endless._f = { 2 }
print(endless.f())
#endif
