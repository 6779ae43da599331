protocol Buoy {
    nonisolated(nonsending) func ring(_ count: Int) async -> Int
    nonisolated(nonsending) var tone: Int { get async }
}
nonisolated protocol Beacon { func flash() -> Int }
@Stubbable
final class Marker: Buoy, @MainActor Beacon {
    var level = 1
    func ring(_ count: Int) async -> Int { count }
    var tone: Int { get async { 2 } }
    func flash() -> Int { level }
}
