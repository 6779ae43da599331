print(Commented().f(), PartlyCommented().f(), PartlyCommented().x, PartlyCommented().g(), PartlyCommented().h())
#if STUBS
var commented = Commented()
commented._f = { 10 }
let partly = PartlyCommented()
partly._f = { 20 }
partly._getX = { 30 }
partly._other = { 40 }
print(commented.f(), partly.f(), partly.x, partly.g())
#endif
