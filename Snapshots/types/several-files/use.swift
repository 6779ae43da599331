let spread = Spread()
print(spread.here(), spread.there(), spread.computed, SpreadChild().here(), Spread(value: 7).value)
print(Extent(square: 2), Extent(deep: 3), Extent(flat: 4), Extent(depth: 5).width)
print(spread.inside)
#if STUBS
spread._getInside = { 500 }
print(spread.inside, Spread().inside)
spread._here = { 100 }
spread._there = { 200 }
spread._getComputed = { 300 }
var extent = Extent(square: 2)
extent._getWidth = { 20 }
print(extent.width, extent.depth)
let child = SpreadChild()
child._here = { 400 }
print(spread.here(), spread.there(), spread.computed, child.here())
#endif
