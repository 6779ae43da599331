@Stubbable
class ClosureParameters {
    var kept: (() -> Int)?
    func escaping(_ done: @escaping () -> Int) { kept = done }
    func sendable(_ done: @escaping @Sendable () -> Int) { kept = done }
    func optional(then done: (() -> Void)? = nil) { done?() }
    func nonescaping(_ body: (Int) throws -> Int) -> Int { (try? body(2)) ?? -1 }
    func lazily(_ value: @autoclosure () -> Int) -> Int { value() }
    func lazilyThrowing(_ value: @autoclosure () throws -> Int) throws -> Int { try value() }
    func lazilyKept(_ value: @autoclosure @escaping () -> Int) { kept = value }
    func two(_ first: (Int) -> Int, _ second: (Int) -> Int) -> Int { first(1) + second(2) }
    func returning() -> (Int) -> (Int) -> Int { { a in { b in a * b } } }
    func withDefault(_ f: (Int) -> Int = { $0 + 1 }) -> Int { f(1) }
    func inoutClosure(_ f: (inout Int) -> Void) -> Int { var n = 1; f(&n); return n }
}
