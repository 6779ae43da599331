func useMarker(_ marker: Marker) async {
    print(await marker.ring(3), await marker.tone, marker.flash(), marker.level)
}
func useSignals(_ flare: Flare, _ flag: Flag) {
    print(flare.range, flare.note as Any, flare.blink(), flare.burn(), flag.range, flag.blink(), flag.reach())
}
let marker = Marker()
await useMarker(marker)
var (flare, flag) = makeSignals()
useSignals(flare, flag)
#if STUBS
marker._ring = { $0 * 10 }
marker._getTone = { 20 }
marker._flash = { 30 }
await useMarker(marker)
flare._getRange = { 40 }
flare._blink = { 41 }
flag._getRange = { 50 }
flag._blink = { 51 }
useSignals(flare, flag)
#endif
