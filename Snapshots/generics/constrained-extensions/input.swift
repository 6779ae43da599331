class Shelf<Item> {
    var items: [Item] = []
}
struct Unique<Element: Hashable> { var element: Element }
struct Wrapped<Element> { var element: Element }

extension Shelf where Item: Hashable {
    @StubbableFunction
    func unique() async throws -> Set<Item> { Set(items) }
    @StubbableFunction
    func counted(_ wanted: Set<Item>) -> [Item: Int] { wanted.reduce(into: [:]) { $0[$1] = 1 } }
    @StubbableFunction
    func first() -> Unique<Item>? { items.first.map(Unique.init) }
    @StubbableFunction
    func wrapped() -> [Wrapped<Item>] { items.map(Wrapped.init) }
    @StubbableProperty
    var all: Set<Item> {
        get { Set(items) }
        set { items = Array(newValue) }
    }
}
extension Shelf where Item: Identifiable {
    @StubbableProperty
    var ids: [Item.ID] { items.map(\.id) }
}
struct Labelled: Identifiable { var id: Int }

@Stubbable
struct Lender<Item> {
    var items: [Item] = []
    func known<Other>(_ items: Set<Item>, _ more: Result<Item, any Error>, _ other: Other) -> Int { items.count }
    func keys<Other>(of table: [Item: Other]) -> [Item] { Array(table.keys) }
}
@Stubbable
struct Keyed<Key: Hashable, Value> {
    var table: [Key: Value] = [:]
    func lookup(_ keys: Set<Key>) -> [Key: Value] { table.filter { keys.contains($0.key) } }
    static func made() -> Keyed<Key, Value> { Keyed() }
}
