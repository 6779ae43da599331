@Stubbable
class Box<Item> where Item: Sendable {
    var item: Item
    var items: [Item] = []
    static func make(_ item: Item) -> Box<Item> { Box(item) }
    nonisolated(unsafe) static var count: Int { 1 }
    init(_ item: Item) { self.item = item }
    func get() -> Item { item }
    func map<Other>(_ f: (Item) -> Other) -> Box<Other> { Box<Other>(f(item)) }
    func id() -> Item.ID where Item: Identifiable { item.id }
}
struct Person: Identifiable, Sendable { var id: Int }
@Stubbable
struct Pair<A, B> {
    var a: A, b: B
    func flipped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
}
extension Pair where A == B {
    @StubbableFunction func both() -> [A] { [a, b] }
}
