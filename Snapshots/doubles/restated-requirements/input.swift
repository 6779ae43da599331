// @Spyable
// @StubbableProtocol
// @Mockable
protocol Event: Identifiable, Sendable {
    var id: String { get }
    var day: Int { get }
}

// @Spyable
// @StubbableProtocol
// @Mockable
@MainActor protocol Listing: Named {
    var name: [Int] { get }
    var title: String { get set }
    func show() -> Int
}

nonisolated protocol Named {
    associatedtype Name: Collection
    var name: Name { get }
    var title: String { get }
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Session: Hosting, Titled {
    func open() -> Int
}

protocol Hosting: Actor {
    var title: String { get }
}

nonisolated protocol Titled {
    var title: String { get }
}

protocol Loading {
    associatedtype Key
    associatedtype Item
    associatedtype Problem: Error
    init(key: Key)
    func load(_ key: Key) throws(Problem) -> [Item]?
    func pair<Other: Hashable>(_ item: Item, with other: Other) -> [Other: Item]
    subscript(key: Key) -> Item { get }
    static func make() -> Item
}

struct LoadingProblem: Error {}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol NumberLoading: Loading {
    func load(_ key: String) throws(LoadingProblem) -> [Int]?
    func pair<Value: Hashable>(_ item: Int, with value: Value) -> [Value: Int]
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol NamedLoading: Loading {
    init(key: Int)
    subscript(key: Int) -> String { get }
    func load(_ key: Key) throws(Problem) -> [Item]?
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol AmbiguousLoading: Loading {
    func load(_ key: String) throws(LoadingProblem) -> [Int]?
    func load(_ key: Int) throws(LoadingProblem) -> [Int]?
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Numbers: Sequence {
    func makeIterator() -> IndexingIterator<[Int]>
}
