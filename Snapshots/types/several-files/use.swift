let spread = Spread()
print(spread.here(), spread.there(), spread.computed, SpreadChild().here(), Spread(value: 7).value)
#if STUBS
spread._here = { 100 }
spread._there = { 200 }
spread._getComputed = { 300 }
let child = SpreadChild()
child._here = { 400 }
print(spread.here(), spread.there(), spread.computed, child.here())
#endif
