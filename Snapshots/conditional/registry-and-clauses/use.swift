print(Paged<Int>.pageSize(), ConditionalStorage().a, ConditionalStorage(c: 5).a, LastInFile().f())
#if STUBS
Paged<Int>._pageSize = { 20 }
let storage = ConditionalStorage()
storage._getA = { 10 }
let last = LastInFile()
last._f = { 100 }
print(Paged<Int>.pageSize(), Paged<String>.pageSize(), storage.a, last.f())
#endif
