func share<T: Sendable>(_ value: T) -> T { value }
let shared = share(Shared(id: 1))
print(shared.f(), await shared.g(), share(SharedValue(x: 2)).f(), share(Unchecked()).f(), share(Implicit(x: 3)).f(), await Worker().work())
#if STUBS
shared._f = { 10 }
shared._g = { 20 }
shared._getId = { 30 }
var value = SharedValue(x: 2)
value._f = { 40 }
let unchecked = Unchecked()
unchecked._f = { 50 }
print(shared.f(), await shared.g(), shared.id, share(value).f(), unchecked.f())
let worker = await Worker()
await Task { @Background in worker._work = { 60 } }.value
print(await worker.work())
#endif
