class Beast {
    static func born() -> Beast { Beast() }
    var parent: Beast { self }
    let name = "beast"
}
class Hound: Beast {}
class Crate<Thing> {
    var thing: Thing
    init(_ thing: Thing) { self.thing = thing }
    var same: Crate { self }
}
class NumberCrate: Crate<Int> {
    init() { super.init(1) }
}
protocol Outline { var corners: Int { get } }
extension Outline {
    func scaled() -> Outline { self }
}
struct Square: Outline { var corners = 4 }
struct DepotEntry { var text = "entry" }
protocol Depot {
    associatedtype DepotEntry
    func all() -> [DepotEntry]
}
extension Depot {
    func first() -> DepotEntry? { all().first }
}
struct NumberDepot: Depot {
    func all() -> [Int] { [1, 2] }
}
struct EntryDepot: Depot {
    typealias DepotEntry = String
    func all() -> [DepotEntry] { ["one"] }
    func last() -> DepotEntry? { all().last }
}
typealias PageTitle = String?
struct TitledPage { var title: PageTitle = "title" }

@Stubbable
class Inherited {
    var born = Hound.born()
    var parent = Hound().parent
    var crate = NumberCrate().same
    var outline = Square().scaled()
    var first = NumberDepot().first()
    var last = EntryDepot().last()
    var title = Optional(TitledPage())?.title
    var chosen = { let page: TitledPage! = TitledPage(); return page }()
}
