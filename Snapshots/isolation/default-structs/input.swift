@Stubbable
struct Money: Sendable {
    let cents: Int
    var note: String = "plain"
    var tag: Int? { didSet { print("tag", oldValue ?? 0) } }
    func isolated() -> Int { cents }
    nonisolated func free() -> String { "\(cents) \(note) \(tag ?? 0)" }
}
@Stubbable
struct Purse {
    var coins: [Money]
    let owner: String
    private(set) var opened = 0
    weak var keeper: Keeper?
    mutating func open() -> Int { opened += 1; return opened }
}
final class Keeper { nonisolated init() {} }
nonisolated final class Dust { var grains = 1; init() {} }
/// What may not leave the main actor.
@Stubbable
struct Corner {
    var dust: Dust
    let more: Dust
    let sweep: () -> Int
    func total() -> Int { dust.grains + more.grains + sweep() }
}
@Stubbable
struct Page {
    var title: String
    init(title: String) { self.title = title }
    nonisolated init(number: Int) { title = "page \(number)" }
    var upper: String { title.uppercased() }
    nonisolated var lower: String { title.lowercased() }
}
nonisolated func describe(_ money: Money) -> String { "\(money.cents) \(money.note) \(money.tag ?? 0)" }
nonisolated func count(_ purse: Purse) -> String {
    var purse = purse
    purse.coins.append(Money(cents: 1))
    return "\(purse.coins.count) \(purse.owner) \(purse.opened) \(purse.keeper == nil)"
}
nonisolated func makePurse() -> Purse { Purse(coins: [Money(cents: 5, note: "n", tag: 2), Money(cents: 6)], owner: "me") }
nonisolated func titles(_ numbers: [Int]) -> [String] { numbers.map(Page.init(number:)).map(\.title) }

struct Margin {}
@Stubbable
struct RuledPage {
    var margin = Margin()
    var lines = 3
    func last() -> Int { lines - 1 }
}
