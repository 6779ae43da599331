@Stubbable
struct Counter {
    static let first = 1
    static var count: Int = 0
    static nonisolated let limit: Int = 10
    nonisolated(unsafe) static var loose: Int = 2
    static var double: Int { count * 2 }
    static func next() -> Int { count += 1; return count }
    nonisolated static func free() -> Int { limit + loose }
    static func load() async -> Int { count }
    @concurrent static func far() async -> Int { limit }
}
@Stubbable
final class Store {
    static let shared = Store()
    var value = 3
    class func make() -> Store { shared }
    private init() {}
}
@Stubbable
class Box<T> {
    static func name() -> String { "box of \(T.self)" }
    nonisolated static func free() -> Int { 4 }
    class var size: Int { 5 }
}
enum Mode {
    case on
    @StubbableFunction static func current() -> Mode? { .on }
    @StubbableFunction nonisolated static func free() -> Int { 6 }
}
@StubbableFunction func global() -> Int { 7 }
@StubbableFunction nonisolated func freeGlobal() -> Int { 8 }
@StubbableFunction func asyncGlobal() async -> Int { 9 }
extension Int { @StubbableFunction static func isolatedInt() -> Int { 10 } }
nonisolated extension Int { @StubbableFunction static func freeInt() -> Int { 11 } }
nonisolated func outsideStatics() -> [Int] { [Counter.limit, Counter.loose, Counter.free(), Box<Int>.free(), Mode.free(), freeGlobal(), .freeInt()] }
