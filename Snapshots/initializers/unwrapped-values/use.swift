do {
    let circuit = Circuit()
    print(circuit.counts(), circuit.target.count)
}
var battery = Battery(size: 4)
battery.connection.count = 5
print(battery.total(), Battery(connection: nil, size: 2).size!, Battery().total())
print(Meter(Wire()).connection.count)
var fuses = [Fuse(), Fuse(limit: 3), Fuse(limit: nil, size: 2), Fuse(wire: nil)]
print(fuses.map(\.size), fuses.indices.map { fuses[$0].limit ?? 0 }, fuses[0].wire.count, fuses[3].wire.count)
#if STUBS
let circuit = Circuit()
circuit._getTarget = {
    let connection = Wire()
    connection.count = 9
    return connection
}
print(circuit.counts())
battery._getSize = { 6 }
print(battery.total())
#endif
