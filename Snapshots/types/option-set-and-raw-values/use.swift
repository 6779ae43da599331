let flags: Flags = [.a, .b]
print(flags.count(), flags.contains(.a), Wrapper(rawValue: "w").shout(), Callable()(3), [1, 2].map(Flags.init(rawValue:)).count)
#if STUBS
var few = flags
few._count = { 0 }
var wrapper = Wrapper(rawValue: "w")
wrapper._shout = { "stub" }
var callable = Callable()
callable._callAsFunction = { -$0 }
print(few.count(), wrapper.shout(), callable(3))
#endif
