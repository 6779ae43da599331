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

// Types of extensions, named as members of the type.
@Stubbable
final class Crate<Item> {
    var items: [Item] = []
}
extension Crate where Item: Hashable {
    struct Bag { var items: Set<Item> = [] }
    typealias Bags = [Bag]
    func bag() -> Crate<Item>.Bag { Bag(items: Set(items)) }
    func bags(_ bag: Crate<Item>.Bag?) -> Crate<Item>.Bags { bag.map { [$0] } ?? [] }
    func visit(_ action: (Crate.Bag) -> Void) { action(bag()) }
    func fill(_ bag: inout Crate<Item>.Bag) { bag.items.formUnion(items) }
    var largest: Crate<Item>.Bag? { items.isEmpty ? nil : bag() }
    subscript(bag: Crate<Item>.Bag) -> Int { bag.items.count }
}
extension Crate where Item == Int {
    struct Sum { var value = 0 }
    func sum() -> Crate<Int>.Sum { Sum(value: items.reduce(0, +)) }
    func same() -> Crate<Item>.Sum { sum() }
}

enum Tree { struct Node<Value: Hashable> { let value: Value } }
extension Crate where Item: Hashable {
    func add(_ node: Tree.Node<Item>, to others: [Tree.Node<Item>]) -> Swift.Set<Item> { Set((others + [node]).map(\.value)) }
    func unique(_ items: Swift.Set<Item>) -> Tree.Node<Item>? { items.first.map(Tree.Node.init) }
}
