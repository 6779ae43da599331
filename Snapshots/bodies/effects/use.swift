struct Failure: Error {}
let functions = EffectfulFunctions()
functions.plain()
await functions.waiting()
try functions.failing()
try await functions.both()
print(functions.value(), await functions.waitingValue(), try functions.failingValue(), try await functions.bothValue())
#if STUBS
functions._plain = { print("plain") }
functions._waiting = { await Task.yield(); print("waiting") }
functions._failing = { throw Failure() }
functions._both = { await Task.yield(); throw Failure() }
functions._value = { 10 }
functions._waitingValue = { await Task.yield(); return 20 }
functions._failingValue = { throw Failure() }
functions._bothValue = { 40 }
functions.plain()
await functions.waiting()
do { try functions.failing() } catch { print("failing", error) }
do { try await functions.both() } catch { print("both", error) }
do { print(try functions.failingValue()) } catch { print("failingValue", error) }
print(functions.value(), await functions.waitingValue(), try await functions.bothValue())
#endif
