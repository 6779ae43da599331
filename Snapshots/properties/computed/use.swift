let computed = ComputedProperties()
print(computed.short, computed.long, computed.both, computed.named, try computed.throwing, try await computed.waiting)
computed.both += 1
computed.named = computed.named + 1
print(computed.stored, computed.branch, ComputedProperties.shared, ComputedProperties.overridable, computed.limited)
var counting = ComputedStruct()
print(counting.mutatingGet, counting.mutatingGet)
let setter = NonmutatingSetter()
setter.n = 4
print(setter.n)
#if STUBS
struct No: Error {}
computed._getShort = { 20 }
computed._getLong = { 30 }
computed._setBoth = { print("set both", $0) }
computed._getNamed = { 40 }
computed._getThrowing = { throw No() }
computed._getWaiting = { 50 }
computed._getBranch = { "stub" }
ComputedProperties._getShared = { 70 }
ComputedProperties._getOverridable = { 80 }
counting._getMutatingGet = { -1 }
computed.both = 9
do { print(try computed.throwing) } catch { print("threw") }
print(computed.short, computed.long, computed.stored, computed.named, try await computed.waiting, computed.branch)
print(ComputedProperties.shared, ComputedProperties.overridable, counting.mutatingGet)
var stubbedSetter = setter
stubbedSetter._setN = { print("set n", $0) }
stubbedSetter.n = 5
print(setter.n)
#endif
