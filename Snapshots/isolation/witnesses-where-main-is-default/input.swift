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
protocol Signal {
    var range: Int { get }
    var note: Int? { get set }
    func blink() -> Int
}
@Stubbable
nonisolated class Flare: Signal {
    var range = 4
    var note: Int?
    func blink() -> Int { 4 }
    func burn() -> Int { 4 }
}
@Stubbable
nonisolated struct Flag: Signal {
    var range = 5
    var note: Int?
    func blink() -> Int { 5 }
    func reach() -> Int { range }
}
nonisolated func makeSignals() -> (Flare, Flag) { (Flare(), Flag()) }
