final class DepotParcel { var weight = 1 }

@globalActor @Stubbable actor Depository {
    static let shared = Depository()
    private init() {}
    var parcels: [DepotParcel] = []
    var counts: [String: Int] = [:]
    let names = ["a"]
    lazy var scale = DepotParcel()
    private(set) var last: DepotParcel?
    var isOpen: Bool { counts.isEmpty }

    func add(_ weight: Int) -> Int {
        let parcel = DepotParcel()
        parcel.weight = weight
        parcels.append(parcel)
        counts["added", default: 0] += 1
        return parcels.count
    }
    func open(_ count: Int) { counts["opened"] = count }
}
