enum DepotSources {
    typealias Source = Parts.Both
    typealias Tallies = AsyncStream<Int>
    typealias WarehouseSpy = Int
    enum Parts {
        typealias Both = Fetching & TallyStoring
        protocol Fetching { func fetch() -> Int }
    }
}
protocol TallyStoring { func store(_ number: Int) }
typealias TallyResults<Element> = AsyncThrowingStream<Element, any Error>
struct Tallies { let count: Int }

@Spyable
protocol Warehouse: DepotSources.Source {
    func numbers() -> Tallies
    func updates() -> DepotSources.Tallies
    func results() -> TallyResults<String>
}

func useWarehouse(_ depot: any Warehouse) async throws {
    depot.store(depot.fetch() + depot.numbers().count)
    for await number in depot.updates() { print("update", number) }
    for try await text in depot.results() { print("result", text) }
}
