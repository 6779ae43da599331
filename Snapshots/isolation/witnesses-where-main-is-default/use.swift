func useMarker(_ marker: Marker) async {
    print(await marker.ring(3), await marker.tone, marker.flash(), marker.level)
}
let marker = Marker()
await useMarker(marker)
#if STUBS
marker._ring = { $0 * 10 }
marker._getTone = { 20 }
marker._flash = { 30 }
await useMarker(marker)
#endif
