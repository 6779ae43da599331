print(made1(Maker1()), Counting1(1).count)
#if STUBS
let counting1 = Counting1(2)
counting1._getCount = { 8 }
print(counting1.count)
#endif
