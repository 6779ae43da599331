import Stubble
print("streams")
#if STUBS
let spy = ThermometerSpy()
spy.changesFeed.continuation.yield(1)
spy.changesFeed.continuation.yield(2)
spy.readingsOfFeed.continuation.yield(1.5)
spy.readingsOfFeed.continuation.finish()
print(await first(2, of: spy), try await sum(of: spy), spy.readingsOfReceivedRoom ?? "")
let stubs = StubbableThermometer { $0.noop() }
stubs.stubs.changesFeed.continuation.yield(3)
stubs.stubs.readingsFeed.continuation.yield(2.5)
stubs.stubs.readingsFeed.continuation.finish()
print(await first(1, of: stubs), try await sum(of: stubs))
let mock = MockThermometer()
mock.changesFeed.continuation.yield(4)
mock.readingsFeed.continuation.finish(throwing: CancellationError())
print(await first(1, of: mock), (try? await sum(of: mock)) ?? 0, mock.readingsStub.callArguments)
mock.changesStub.returns(AsyncStream { $0.yield(5); $0.finish() })
print(await first(1, of: mock))
#endif
