// @Spyable
// @StubbableProtocol
// @Mockable
protocol Subscribing {
    func newState(state: Int)
    func _newState(state: Any)
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Counted: Sendable {
    var __count: Int { get }
    var count: Int { get set }
    var _count: Int { get set }
    static func add(_ count: Int) -> Int
    static func _add(_ count: Int) -> Int
}
