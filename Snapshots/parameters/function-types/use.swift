let functionTypes = FunctionTypes()
await functionTypes.anyIsolated { print("isolated") }
print(functionTypes.sending { 3 }, await functionTypes.async { 4 }, functionTypes.main { 5 }, functionTypes.cFunction { $0 * 2 }, functionTypes.returning()(), functionTypes.alias { $0 }(6))
functionTypes.noisy()
#if STUBS
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
