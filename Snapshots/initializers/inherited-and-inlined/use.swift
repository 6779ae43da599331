let inlinedCounting = InlinedCounting(capacity: 3), inlinedLast = InlinedLast(length: 1), inlinedOwn = InlinedOwn()
print(inlinedCounting.clears, inlinedCounting.other, inlinedCounting.capacity, inlinedLast.names, inlinedLast.sum(), inlinedLast.last as Any)
print(inlinedOwn.own, InlinedInternal().inner)
#if STUBS
inlinedCounting._getClears = { 7 }
inlinedLast._getNames = { ["b"] }
inlinedLast._getLast = { 8 }
inlinedOwn._getOwn = { 9 }
print(inlinedCounting.clears, inlinedLast.names, inlinedLast.last as Any, inlinedOwn.own)
#endif
