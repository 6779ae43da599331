func useBeacons() {
  let beacon = Beacon()
  print(Signal(value: 2).first(), beacon.number(), beacon.glow().strength, beacon.lamp().watts)
}
useBeacons()
#if STUBS
var signal = Signal(value: 2)
signal._first = { 3 }
print(signal.first())
Beacon._glow = { Beacon.Glow(strength: 4) }
useBeacons()
let beacon = Beacon()
beacon._lamp = { Beacon.Lamp(watts: 5) }
print(beacon.lamp().watts)
#endif
