var exclusive = Exclusive()
exclusive.swapBoth()
exclusive.mix()
bump(&exclusive.c)
let exclusiveClass = ExclusiveClass()
exclusiveClass.swapBoth()
bump(&exclusiveClass.a)
exclusive[keyPath: \.c] += 1
print(exclusive.a, exclusive.b, exclusive.c, exclusiveClass.a, exclusiveClass.b)
var reader = Reader(box: Box([1, 2, 3]), offset: 0)
print(reader.next(), reader.last, reader.offset)
#if STUBS
exclusive._getC = { 30 }
exclusiveClass._swapBoth = { print("no swap") }
exclusiveClass.swapBoth()
print(exclusive.c)
reader._getBox = { Box([4, 5, 6]) }
reader._getOffset = { 2 }
print(reader.last)
#endif
