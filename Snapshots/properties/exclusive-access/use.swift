var exclusive = Exclusive()
exclusive.swapBoth()
exclusive.mix()
bump(&exclusive.c)
let exclusiveClass = ExclusiveClass()
exclusiveClass.swapBoth()
bump(&exclusiveClass.a)
exclusive[keyPath: \.c] += 1
print(exclusive.a, exclusive.b, exclusive.c, exclusiveClass.a, exclusiveClass.b)
#if STUBS
exclusive._getC = { 30 }
exclusiveClass._swapBoth = { print("no swap") }
exclusiveClass.swapBoth()
print(exclusive.c)
#endif
