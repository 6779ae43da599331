@Stubbable
struct Memberwise {
    let y: Int
    var z: Int = 2
    var onTap: (() -> Void)?
    private var computedOnly: Int { y }
    func f() -> Int { y + z }
}
struct Button { var title: String; var onTap: (() -> Void)?; @StubbableFunction func tap() { onTap?() } }
@Stubbable
struct AllDefaults { var a: Int = 1, b: String = "b"; let c = 3; func sum() -> Int { a + c } }
@Stubbable
struct OwnInit { var a: Int; init(twice a: Int) { self.a = 2 * a }; func f() -> Int { a } }
struct ExtensionInit { var a: Int; @StubbableFunction func f() -> Int { a } }
extension ExtensionInit { init(twice a: Int) { self.init(a: 2 * a) } }
@Stubbable
struct PrivateMember { private var secret: Int = 1; func f() -> Int { secret } }
// Initial values that must be made once.
nonisolated(unsafe) var lastNumber = 0
struct Ticket {
    let number: Int
    init() { lastNumber += 1; number = lastNumber }
    static var next: Ticket { Ticket() }
}
struct Closing: ~Copyable {
    var name: String
    deinit { print("end of", name) }
}
final class Watcher {
    init() { print("watches") }
    deinit { print("watches no more") }
}
var drawnTicket: Ticket { Ticket() }
@Stubbable
struct Visit { var ticket: Ticket = Ticket(); var day: Int = 1; func text() -> String { "\(ticket.number) \(day)" } }
@Stubbable
struct Tour { var ticket: Ticket = Ticket.next; var other: Ticket = .next; func text() -> String { "\(ticket.number) \(other.number)" } }
@Stubbable
struct Draw { var ticket: Ticket = drawnTicket; func text() -> String { "\(ticket.number)" } }
@Stubbable
struct Door: ~Copyable { var lock: Closing = Closing(name: "lock"); var width = 2; func area() -> Int { width } }
@Stubbable
struct Yard { var watcher: Watcher = Watcher(); var size = 2; func area() -> Int { size } }
// Values that mention themselves, and others that may be made twice.
struct Spot: Equatable {
    var x = 0
    static var zero: Spot { Spot(x: 1) }
    static var again: Spot { x(again, zero) }
    static func x(_ spot: @autoclosure () -> Spot, _ other: Spot) -> Spot { other }
}
@Stubbable
struct Track { var from: Spot = .zero; var to: Spot = Spot.zero; func length() -> Int { to.x - from.x } }
@Stubbable
struct Loop { var start: Spot = .again; func length() -> Int { start.x } }
// A parameter that is called as the value is would hide it.
@Stubbable
struct SelfNamed { var `self`: Int = 1; let other: Int; func sum() -> Int { self.`self` + other } }
