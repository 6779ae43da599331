import Foundation
let depot: Depot = FreeDepot()
@MainActor func useDepot(_ depot: Depot) async {
    depot[1] = 3
    depot.level += 1
    print(depot.open(), depot.close(), depot.size, depot.level, depot[1], type(of: depot).kind())
    print(await depot.load(3), await depot.send(Parcel()))
}
await useDepot(depot)
@MainActor func useMooring(_ mooring: SafeMooring) async {
    print(mooring.tie(), mooring.knot, await mooring.untie(), mooring.hash, mooring)
}
await useMooring(SafeMooring())
#if STUBS
@MainActor func stubDepot(_ free: FreeDepot) async {
    let depot: Depot = free
    free._openStub = { 34 }
    free._sendStub = { _ in 35 }
    depot._close = { 36 }
    free._getSizeStub = { 37 }
    depot._count = { 38 }
    print(depot.open(), await depot.send(Parcel()), depot.close(), depot.size, await free.count())
    let mooring = SafeMooring()
    mooring._tie = { 40 }
    mooring._getDescription = { "tied" }
    print(mooring.tie(), mooring)
}
await stubDepot(FreeDepot())
#endif
