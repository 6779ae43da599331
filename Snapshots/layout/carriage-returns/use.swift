print(OldMac().f())
#if STUBS
let mac = OldMac()
mac._f = { 2 }
print(mac.f())
#endif
