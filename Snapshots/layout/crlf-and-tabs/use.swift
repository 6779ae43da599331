print(Carriages().f(), Carriages().x)
#if STUBS
let carriages = Carriages()
carriages._f = { 30 }
print(carriages.f())
#endif
