let pair = Pair(a: Rubble(), b: 2)
print(second(pair), pair.a.n, pair.map { $0.n }.text())
let cache = Cache<Int, Rubble>(limit: 3)
cache[1] = Rubble()
print(limit(cache), cache[1]?.n ?? 0, cache.value(for: 2) { Rubble() }.n, Cache<Int, Int>.name())
let wrapper = Wrapper(value: Rubble())
print(count(wrapper), Wrapper(value: 1) == Wrapper(value: 1))
#if STUBS
var stubbed = pair
stubbed._getB = { 20 }
stubbed._getN = { 21 }
print(second(stubbed))
stubbed._free = { 22 }
stubbed._text = { "stub" }
print(second(stubbed), stubbed.text())
cache._getLimit = { 23 }
cache._getSubscript = { _ in nil }
print(limit(cache), cache[1] == nil)
Cache<Int, Int>._name = { "stub" }
print(Cache<Int, Int>.name())
var counted = wrapper
counted._getCount = { 24 }
print(count(counted))
#endif
