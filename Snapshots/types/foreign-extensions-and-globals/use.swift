plain()
print(Int.answer(), [Int].primes(), try await generic(3), callHidden(), await onMain())
print(Set<Int>.limit(), Unmanaged<Token>.Slot.most(), Unmanaged<Token>.Slot(count: 2).count)
print(moment, Instant().moment, Instant().marks(), await sight, try await later)
#if STUBS
Set<Int>._limit = { 4 }
Unmanaged<Token>.Slot._most = { 9 }
print(Set<Int>.limit(), Set<String>.limit(), Unmanaged<Token>.Slot.most())
Int._answer = { 7 }
_plain = { print("plain") }
_generic = { $0 }
_getMoment = { 50 }
_getSight = { 60 }
_getLater = { throw CancellationError() }
plain()
print(Int.answer(), try await generic(3))
print(moment, Instant().moment, await sight, (try? await later) ?? 0)
_resetForeignExtensionsAndGlobalsInputStubs()
print(moment, await sight, try await later)
#endif
