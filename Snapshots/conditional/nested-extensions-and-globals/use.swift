let layered = Layered()
print(layered.outer, layered.inner, layered.extended(1) ?? [:], conditionalGlobal())
#if STUBS
layered._getOuter = { 10 }
layered._getInner = { 30 }
layered._extended = { ["stub": $0] }
_conditionalGlobal = { 40 }
print(layered.outer, layered.inner, layered.extended(1) ?? [:], conditionalGlobal())
#endif
