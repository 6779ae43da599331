let thermostat = Thermostat(readings: [1, 2])
thermostat.warm()
print(thermostat.text(), thermostat.limit, thermostat.readings)
thermostat.restart()
print(thermostat.text())
let quiet = Thermostat(mode: "quiet")
quiet.note = nil
print(quiet.text())
let steady = Steady(mode: "steady")
steady.target = 7
print(steady.text())
let path: ReferenceWritableKeyPath<Thermostat, Int> = \.target
thermostat[keyPath: path] = 90
print(thermostat.target)
#if STUBS
thermostat._getTarget = { 3 }
var targets: [Int] = []
thermostat._setTarget = { targets.append($0) }
thermostat.warm()
thermostat._getNote = { "stub" }
thermostat._getMode = { "stubbed" }
print(thermostat.text(), targets, thermostat.limit)
#endif
