plain()
print(Int.answer(), [Int].primes(), try await generic(3), callHidden(), await onMain())
print(Set<Int>.limit(), Unmanaged<Token>.Slot.most(), Unmanaged<Token>.Slot(count: 2).count)
#if STUBS
Set<Int>._limit = { 4 }
Unmanaged<Token>.Slot._most = { 9 }
print(Set<Int>.limit(), Set<String>.limit(), Unmanaged<Token>.Slot.most())
Int._answer = { 7 }
_plain = { print("plain") }
_generic = { $0 }
plain()
print(Int.answer(), try await generic(3))
#endif
