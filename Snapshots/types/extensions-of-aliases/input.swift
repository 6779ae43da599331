enum Printed {
    @Stubbable
    struct Placed<Value> {
        var value: Value
        var line = 1
        func same() -> Value { value }
    }
    @Stubbable
    struct Line<Item> {
        var item: Item
        func doubled() -> [Item] { [item, item] }
    }
    @Stubbable
    struct Sheet {
        var number: Int
        func next() -> Int { number + 1 }
    }
}
enum Read {
    typealias Placed = Printed.Placed
    typealias Page = Printed.Sheet
    typealias Again = Page
    typealias Text = Printed.Line<String>
    typealias Other<Value> = Printed.Placed<Value>
}
extension Read.Placed: Equatable where Value: Equatable {}
extension Read.Again: Hashable {
    func previous() -> Int { number - 1 }
}
extension Read.Page: Codable {}
extension Read.Other {
    mutating func move(to line: Int) { self.line = line }
}
typealias Papers = Printed
extension Papers {
    @Stubbable
    struct Label: Codable {
        var text = "t"
        var size = 1
        enum CodingKeys: String, CodingKey {
            case text, size
            var isText: Bool {
                switch self {
                case .text: true
                case .size: false
                }
            }
        }
        func wide() -> Int { size * 3 }
    }
    @Stubbable
    struct Stamp {
        var price = 3
        func doubled() -> Int { price * 2 }
    }
    typealias Seal = Stamp
}
extension Printed.Stamp: Hashable {}
extension Papers.Seal: Codable {
    func text() -> String { "\(price)" }
}
extension Swift.String {
    @Stubbable
    struct Cut {
        var at = 1
        func next() -> Int { at + 1 }
    }
}
extension String.Cut: Comparable {
    static func < (a: Self, b: Self) -> Bool { a.at < b.at }
}
extension Read.Text: Equatable {
    func shout() -> String { item.uppercased() }
    func plain() -> Item { item }
}
extension Printed.Line<Int> {
    func shout() -> Int { item * 100 }
}
extension Printed {
    @Stubbable
    struct Ring<Gem> {
        var gem: Gem
        func bare() -> Gem { gem }
    }
}
typealias Band<Gem> = Printed.Ring<Gem>
extension Band {
    static func made(of gem: Gem) -> Band { Band(gem: gem) }
    func others(_ more: [Band<Int>]) -> Int { more.count }
    func same() -> Band? { self }
}
