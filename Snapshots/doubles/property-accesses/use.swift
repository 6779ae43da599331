print("thermostat")
#if STUBS
func heat(_ thermostat: inout some Thermostat) {
  if thermostat.name != nil { return }
  thermostat.target += 1
  thermostat[3] += (try? thermostat.reading) ?? 0
  thermostat.update()
}
var thermostat = ThermostatSpy()
thermostat.underlyingTarget = 20
thermostat.underlyingReading = 21
thermostat.subscriptReturnValue = 5
heat(&thermostat)
print(thermostat.callOrder)
print(thermostat.targetGetCallsCount, thermostat.targetSetCallsCount, thermostat.targetSetReceivedInvocations)

var stubbed = StubbableThermostat { $0.noop() }
heat(&stubbed)
print(stubbed.callOrder, stubbed.nameGetCallsCount)
stubbed.reset()
print(stubbed.callOrder, stubbed.nameGetCallsCount, stubbed.target)
#endif
