print(WithWrapper().f(), passed(), ClassWithWrapper().f(), Empty().f())
print(WithClosures { 5 }.f(), WithClosures(run: { 6 }, done: { print($0) }).f(), PublicStruct(b: ["a": 1]).b.count, GenericStruct(t: "t").f(), GenericStruct(t: 1, u: [2]).u)
#if STUBS
var wrapped = WithWrapper()
wrapped._f = { 10 }
var empty = Empty()
empty._f = { 20 }
var closures = WithClosures { 5 }
closures._getRun = { { 30 } }
var generic = GenericStruct(t: 1)
generic._f = { 40 }
let object = ClassWithWrapper()
object._getB = { 50 }
print(wrapped.f(), empty.f(), closures.f(), generic.f(), object.f())
#endif
