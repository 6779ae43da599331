plain()
print(Int.answer(), [Int].primes(), try await generic(3), callHidden(), await onMain())
#if STUBS
Int._answer = { 7 }
_plain = { print("plain") }
_generic = { $0 }
plain()
print(Int.answer(), try await generic(3))
#endif
