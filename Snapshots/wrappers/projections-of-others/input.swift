@propertyWrapper struct Tallied<Value> {
    var wrappedValue: Value { didSet { projectedValue += 1 } }
    private(set) var projectedValue = 0
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
class Track {
    @Tallied var title = "track"
    @Tallied var length = 1
}
final class LiveTrack: Track {}
@Stubbable
final class Playlist {
    @Tallied var title = "list"
    @Tallied var length = 2
    func text() -> String { "\(title) \($title) \(length) \($length)" }
}
@Stubbable
struct Cover {
    let artist: String
    @Tallied var title = "cover"
    func text() -> String { "\(artist) \(title)" }
}
struct Ticket { var title: String; var seat: Int }
final class Player {
    let track = Track()
    var live: LiveTrack! = LiveTrack()
    lazy var other: Player? = Player()
    nonisolated(unsafe) static let shared = Track()
    enum Defaults { nonisolated(unsafe) static let track = Track() }
    func sharedCounts() -> [Int] { [Player.shared.$title, Player.Defaults.track.$length] }
    func countsOfMade() -> [Int] {
        let made = Track()
        let live = LiveTrack()
        return [made.$title, live.$length, Track().$title]
    }
    func ticket() -> Ticket { .init(title: "ticket", seat: 4) }
    func counts(_ given: Track, _ parts: [Int] = []) -> [Int] {
        var counts = [track.$title, self.track.$title, live.$title, live!.$length, given.$title]
        if let live { counts.append(live.$length) }
        if let track = other?.track { counts += [track.$title, other?.track.$length ?? 0] }
        return counts + parts
    }
}
