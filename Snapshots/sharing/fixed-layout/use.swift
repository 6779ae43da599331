let fixedNode = FixedNode(4), fixedPlain = FixedPlain()
print(fixedNode.value, fixedNode.twice(), FixedNode.zero().value, fixedPlain.number, fixedPlain.half(), fixedPlain.third())
#if STUBS
FixedNode._twice = { 50 }
FixedPlain._half = { 60 }
FixedPlain._third = { 70 }
print(fixedNode.twice(), fixedPlain.half(), fixedPlain.third())
FixedNode._getValue = { 80 }
print(fixedNode.value)
#endif
