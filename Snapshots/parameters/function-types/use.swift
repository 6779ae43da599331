let functionTypes = FunctionTypes()
await functionTypes.anyIsolated { print("isolated") }
print(functionTypes.sending { 3 }, await functionTypes.async { 4 }, functionTypes.main { 5 }, functionTypes.cFunction { $0 * 2 }, functionTypes.returning()(), functionTypes.alias { $0 }(6))
functionTypes.noisy()
var started = Started<Int>(start: { $0 + 1 })
started.start = { $0 + 2 }
print(started.start(1), Requested(value: [1, 2]).pick { $0 == 2 })
#if STUBS
var requested = Requested(value: [1, 2])
requested._pick = { choose in choose(7) }
print(requested.pick { $0 == 7 })
functionTypes._anyIsolated = { f in await f(); print("twice") }
functionTypes._sending = { $0() * 10 }
functionTypes._async = { f in await f() * 10 }
functionTypes._main = { _ in 50 }
functionTypes._cFunction = { f in f(100) }
functionTypes._noisy = { _ in print("noisy") }
functionTypes._returning = { { 20 } }
functionTypes._alias = { f in { f($0) * 10 } }
await functionTypes.anyIsolated { print("isolated") }
print(functionTypes.sending { 3 }, await functionTypes.async { 4 }, functionTypes.main { 5 }, functionTypes.cFunction { $0 * 2 }, functionTypes.returning()(), functionTypes.alias { $0 }(6))
functionTypes.noisy()
#endif
