let keeps = KeepsHidden()
print(keeps.inBody(), keeps.inDefault(), keeps.all())
var rows = Rows()
rows.add()
print(rows.count())
func useConnections() {
    var connections = Pool.Connections()
    print(connections.add(), connections.add(), Pool.Connections.Waiting().uses())
}
useConnections()
print(Clocks().text())
#if STUBS
let clocks = Clocks()
clocks._text = { "stub" }
print(clocks.text())
rows._count = { 50 }
print(rows.count())
keeps._getTyped = { 100 }
print(keeps.inBody())
keeps._inBody = { 7 }
keeps._inDefault = { $0 + 100 }
print(keeps.inBody(), keeps.inDefault(), keeps.all())
#endif
