let first = Initialized(), second = Initialized(a: 5, b: nil)
print(first.a, first.b, first.list, first.fixed, second.a, second.b, second.list, Initialized(failing: []) == nil)
print(Initialized(failing: [4])?.a ?? 0, Initialized(copying: second).a, Initialized(copying: second).optional ?? "-", Initialized(text: "t").optional ?? "-")
#if STUBS
second._getA = { 50 }
print(Initialized(copying: second).a, second.list)
first._setA = { _ in }
first.a = 9
print(first.a)
#endif
