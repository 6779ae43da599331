import Stubble
print("publishers")
#if STUBS
let spy = BarometerSpy()
let barometer: any Barometer = spy
barometer.pressure.sink { print("spy", $0) }
barometer.pressure.sink { print("spy again", $0) }
barometer.pressure(at: "sea").sink { print("spy", $0) }
spy.pressureSubject.send(1)
spy.pressureAtSubject.send("low")
let stubs = StubbableBarometer { $0.noop() }
stubs.pressure(at: "sea").sink { print("stubs", $0) }
stubs.stubs.pressureAtSubject.send("high")
let mock = MockBarometer()
mock.pressure.sink { print("mock", $0) }
mock.pressureSubject.send(2)
print(mock.pressureStub.calls.count)
#endif
