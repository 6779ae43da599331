@Stubbable
struct SchemaOfOwnTypes {
    struct Int: Equatable { var raw = "own" }
    enum String { case text }
    typealias Double = Swift.Float
    var version = 3
    var name = "schema"
    var rate = 1.5
    var flags = [true, false]
    var table = ["a": 1]
    var pair = (1, "b")
    var own: Int = Int()
    var kind: String = .text
    static let shared = 7
    lazy var late = "late"
}

@Stubbable
struct SchemaOfBool: Hashable {
    enum Bool { case yes, no }
    struct Hasher {}
    enum Void {}
    enum Optional { case some }
    var count = 1
    var isOpen = true
    let limit: Swift.Int? = nil
    func reset() {}
}

@Stubbable
struct SchemaOfParameters<Double, Bool> {
    var rate = 2.5
    var isOpen = false
    var other: Double
    var third: Bool
}
