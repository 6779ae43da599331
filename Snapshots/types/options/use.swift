let properties = PropertiesOnly(), functions = FunctionsOnly(), recorded = Recorded(), wide = Wide()
recorded.none()
var counter = 1
recorded.inout_(&counter)
print(properties.x, functions.f(), recorded.one(2), try await recorded.two(1, label: "b"), recorded.variadic(1, 2), wide.f(), counter)
#if STUBS
properties._getX = { 10 }
functions._f = { 20 }
recorded._one = { $0 * 2 }
recorded.none()
print(properties.x, properties.f(), functions.f(), recorded.one(3), recorded._oneCalls, recorded._noneCalls.count)
print(recorded._twoCalls, recorded._twoCalls[0].b, recorded._inout_Calls, recorded._variadicCalls)
let sendable = SendableClosures()
sendable._f = { 30 }
print(await sendable.f())
wide._f = { 40 }
print(wide.f())
#endif
