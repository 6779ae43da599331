import Foundation

let formatter = DateFormatter()
print(formatter.lenient() === formatter, formatter.isLenient, formatter.orNothing === formatter)
print(NSRecursiveLock().with { $0.lock() } == nil)
#if STUBS
let stubbed = DateFormatter()
DateFormatter._lenient = { stubbed }
DateFormatter._getOrNothing = { nil }
NSRecursiveLock._with = { _ in nil }
print(formatter.lenient() === stubbed, formatter.orNothing == nil)
print(NSRecursiveLock().with { $0.lock() } == nil)
#endif
