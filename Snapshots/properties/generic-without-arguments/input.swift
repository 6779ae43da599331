struct UnboundBox<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    @StubbableFunction func same() -> UnboundBox { self }
}

typealias UnboundPair<A> = (A, A)

@Stubbable
class Unbound {
    var names: Set = ["a"]
    var list: Array = [1, 2]
    var table: Dictionary = ["a": 1.5]
    var maybe: Optional = 3
    lazy var late: Set = [4]
    static let shared: Set = ["s"]
    let fixed: ContiguousArray = [5]
    var seen: Set = [6] { didSet { print("seen", seen) } }
    var tight:Set=[7]
    var called: Set = Set<Int>([8])
}

@Stubbable
struct UnboundStruct {
    var names: Set = ["a"]
    let fixed: Optional = 2
}
