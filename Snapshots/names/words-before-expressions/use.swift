var worded = WordedValue(unsafe: 3, other: 4)
print(worded.unsafe, worded.await, worded.sum(unsafe: 1, await: 2), worded.same(5), worded[6], worded.await(for: 7))
let object = WordedObject()
var number = 8
object.change(unsafe: &number)
print(object.unsafe, object.await, object.all(await: 1, 2), number)
#if STUBS
worded._getUnsafe = { 30 }
worded._sum = { $0 * $1 }
worded._same = { -$0 }
object._all = { $0 + $1.count * 100 }
object._change = { $0 += 10 }
object.change(unsafe: &number)
print(worded.unsafe, worded.sum(unsafe: 3, await: 4), worded.same(5), object.all(await: 1, 2), number)
#endif
