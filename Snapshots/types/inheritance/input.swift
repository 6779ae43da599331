@Stubbable
class Animal {
    var name: String = "animal"
    var sound: String { "?" }
    func speak() -> String { sound }
    func move(by n: Int) -> Int { n }
    class func kind() -> String { "animal" }
    init() {}
}
@Stubbable
class Hound: Animal {
    var tricks: [String] = []
    override var sound: String { "woof" }
    override func speak() -> String { super.speak() + "!" }
    override class func kind() -> String { "hound" }
    func fetch() -> String { "stick" }
}
class Puppy: Hound { var age: Int; init(age: Int) { self.age = age; super.init(); tricks = ["sit"] } }
class Foreign: Animal { @StubbableFunction override func speak() -> String { "foreign" } }
@Stubbable
class ConnectorByType {
    func connect(to port: Int) -> String { "port" }
    func connect(to name: String) -> String { "name" }
}
@Stubbable
class LocalConnector: ConnectorByType {
    override func connect(to name: String) -> String { "local" }
    override func connect(to port: Int) -> String { "local port" }
}

class Node {
    @StubbableFunction func parent() -> Node? { nil }
    @StubbableFunction func attributes() -> [Int]? { nil }
    @StubbableFunction func matches(_ other: Node) throws -> Bool { true }
    @StubbableFunction func wait() async -> Node { self }
    @StubbableProperty var owner: Node? { nil }
    @StubbableProperty var weight: Int { 1 }
    @StubbableProperty var list: Array<Int> { [1] }
}
class Element: Node {
    @StubbableFunction override func parent() -> Element? { self }
    @StubbableFunction override func attributes() -> [Int] { [1] }
    @StubbableFunction override func matches(_ other: Node) -> Bool { false }
    @StubbableFunction override func wait() async -> Element { self }
    @StubbableProperty override var owner: Element? { self }
    @StubbableProperty override var weight: Int { get { 2 } set {} }
    @StubbableProperty override var list: [Int] { [2] }
}
final class Leaf: Element {
    @StubbableFunction override func parent() -> Leaf? { nil }
    @StubbableFunction override func matches(_ other: Node) -> Bool { true }
}

class Latch {
    @StubbableFunction func lock() -> Int { 1 }
    final class Inner: Latch {
        private var _lock: [Int] = [4]
        override func lock() -> Int { _lock[0] }
    }
}
final class Qualified: Snapshots.Latch {
    @StubbableFunction override func lock() -> Int { 9 }
}
