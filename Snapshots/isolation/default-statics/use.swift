print(Counter.first, Counter.next(), Counter.double, await Counter.load(), await Counter.far(), outsideStatics())
print(Store.shared.value, Store.make() === Store.shared, Box<Int>.name(), Box<String>.size, Mode.current() == .on)
print(global(), freeGlobal(), await asyncGlobal(), Int.isolatedInt(), Int.freeInt())
#if STUBS
Counter._getFirst = { 20 }
Counter._getLimit = { 21 }
Counter._getLoose = { 22 }
print(Counter.first, outsideStatics())
Counter._free = { 23 }
Counter._next = { 24 }
Counter._getCount = { 25 }
Counter._load = { 26 }
Counter._far = { 27 }
print(Counter.next(), Counter.double, await Counter.load(), await Counter.far(), outsideStatics())
Store.shared._getValue = { 28 }
print(Store.shared.value)
Box<Int>._name = { "stub" }
Box<Int>._free = { 29 }
Box<Int>._getSize = { 30 }
print(Box<Int>.name(), Box<String>.name(), Box<Int>.free(), Box<Int>.size)
Mode._current = { nil }
_global = { 31 }
_freeGlobal = { 32 }
_asyncGlobal = { 33 }
Int._isolatedInt = { 34 }
Int._freeInt = { 35 }
print(Mode.current() == nil, global(), freeGlobal(), await asyncGlobal(), Int.isolatedInt(), Int.freeInt())
#endif
