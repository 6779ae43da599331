let closures = ClosureParameters()
closures.escaping { 1 }
closures.sendable { 2 }
print(closures.kept?() ?? 0)
closures.optional { print("done") }
closures.optional()
print(closures.nonescaping { $0 * 2 }, closures.lazily(3), try closures.lazilyThrowing(4))
closures.lazilyKept(5)
print(closures.kept?() ?? 0, closures.two({ $0 }, { $0 }), closures.returning()(2)(3), closures.withDefault())
print(closures.inoutClosure { $0 += 6 })
#if STUBS
closures._escaping = { closures.kept = $0; print("stub", $0()) }
closures._sendable = { print("stub", $0()) }
closures._optional = { print($0 == nil) }
closures._nonescaping = { body in (try? body(20)) ?? -20 }
closures._lazily = { $0() + $0() }
closures._lazilyThrowing = { try $0() + 1 }
closures._lazilyKept = { value in closures.kept = { -value() } }
closures._two = { first, second in first(10) * second(20) }
closures._returning = { { a in { b in a + b } } }
closures._withDefault = { $0(10) }
closures._inoutClosure = { f in var n = 10; f(&n); return n }
closures.escaping { 1 }
print(closures.kept?() ?? 0)
closures.sendable { 2 }
closures.optional { print("done") }
closures.optional()
print(closures.nonescaping { $0 * 2 }, closures.lazily(3), try closures.lazilyThrowing(4))
closures.lazilyKept(5)
print(closures.kept?() ?? 0, closures.two({ $0 }, { $0 }), closures.returning()(2)(3), closures.withDefault())
print(closures.inoutClosure { $0 += 6 })
#endif
