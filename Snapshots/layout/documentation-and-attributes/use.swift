let documented = Documented()
print(documented.spread(over: 2), documented.anything)
#if STUBS
documented._spread = { $0 * 10 }
documented._getSubscript = { "stub \($0)" }
print(documented.spread(over: 2), documented.anything)
#endif
