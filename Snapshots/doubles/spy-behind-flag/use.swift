print("flags")
#if STUBS
#if DEBUG
let spy = DebugProtocolSpy()
spy.logSomething()
print(spy.logSomethingCalled, spy.logSomethingCallsCount)
#endif
#endif
