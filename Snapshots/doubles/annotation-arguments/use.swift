import Stubble
print("arguments")
#if STUBS
let spy = IntCacheSpy()
spy.getFreshReturnValue = .large
spy.limit = 3
let got: CachedItem.Kind? = spy.get([1, 2], fresh: true)
print(got == .large, spy.getFreshCallsCount, spy.getFreshReceivedArguments?.fresh ?? false, spy.limitSetCallsCount)
spy.reset()
print(spy.getFreshCallsCount)
let mock = FakeCache()
mock.getStub.when { $0.key == 4 }.returns("four")
mock.requireStub.returns("any")
print(mock.get(4, fresh: false) ?? "none", mock.require(1), mock.getStub.calls.count, mock.requireStub.calls.count)
let counter: any CounterWithHistory = ClosureCounter { $0.count = { $0 + 1 } }
print(counter.count(to: 1))
#endif
