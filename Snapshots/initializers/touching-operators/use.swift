let touching = Touching(a: 7, c: true)
print(touching.total, touching.process)
#if STUBS
  var touched = Touching(a: 8, c: false)
  touched._getTotal = { 40 }
  print(touched.total)
#endif
