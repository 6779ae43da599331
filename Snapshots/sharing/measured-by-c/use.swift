print(copied(CWindow()), filled(2), MemoryLayout<(UInt16, UInt16)>.size)
var free = CFree()
print(free.grow())
#if STUBS
  CSize._total = { 20 }
  print(copied(CWindow()))
  free._getX = { 40 }
  print(free.grow())
#endif
