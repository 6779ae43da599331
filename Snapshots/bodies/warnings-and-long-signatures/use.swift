let long = LongSignatures()
long.warn(); long.only(); long.cond()
print(long.one(), long.ff(), try await long.multi(1), long.docs(2))
#if STUBS
long._warn = { print("w") }; long._only = { print("o") }; long._cond = { print("c") }
long._one = { 10 }; long._ff = { 20 }; long._multi = { a, b, c in [a, b.count] }; long._docs = { _ in 30 }
long.warn(); long.only(); long.cond()
print(long.one(), long.ff(), try await long.multi(1), long.docs(2))
#endif
