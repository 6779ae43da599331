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
