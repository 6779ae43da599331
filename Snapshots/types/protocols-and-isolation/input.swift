@MainActor protocol Presenting { var title: String { get }; func present() }
@Stubbable
final class Presenter: Presenting { var title: String = "t"; var shown: Int = 0; func present() { shown += 1 } }
protocol Countable { var count: Int { get set }; static var name: String { get } }
extension Countable { func twice() -> Int { count * 2 } }
@Stubbable struct CountableStruct: Countable { var count: Int = 1; static let name: String = "s" }
@Stubbable class CountableClass: Countable { var count: Int = 2; class var name: String { "c" } }
protocol ReadOnly { var value: Int { get } }
@Stubbable class ReadOnlyClass: ReadOnly { private(set) var value: Int = 3; func bump() { value += 1 } }
@Stubbable final class LetClass: ReadOnly { let value: Int; init(value: Int) { self.value = value } }
typealias Both = ReadOnly & Sendable
@Stubbable final class ThroughAlias: Both { let value: Int = 4; func f() -> Int { 5 } }
