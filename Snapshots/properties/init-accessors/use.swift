var angle = InitAngle(degrees: 45, turns: 2)
var counter = InitCounter(1)
var implicit = InitImplicit(value: 4)
print(angle.shown(), counter.next(), counter.title, implicit.value, implicit.double())
#if STUBS
angle._getTurns = { 20 }
angle._getName = { "stub" }
counter._getTitle = { "stub" }
counter._next = { 100 }
implicit._double = { 200 }
print(angle.shown(), counter.next(), counter.title, implicit.double())
angle._getDegrees = { 30 }
counter._setCount = { print("count", $0) }
counter.count = 9
implicit._double = nil
implicit._getValue = { 6 }
print(angle.shown(), InitCounter(5).count, implicit.double())
#endif
