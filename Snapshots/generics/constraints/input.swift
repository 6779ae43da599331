protocol Loud { func cry() -> String }
protocol Quick: AnyObject { var speed: Int { get } }
final class Hare: Loud, Quick, Sendable { func cry() -> String { "eek" }; var speed: Int { 9 } }
class Beast {}
final class Bear: Beast {}

@Stubbable
class Constraints {
    func both<T: Loud & Quick>(_ t: T) -> String { t.cry() }
    func whereBoth<T>(_ t: T, _ u: T.Type) -> Int where T: Loud, T: Quick { t.speed }
    func beast<B: Beast>(_ b: B) -> B { b }
    func sequence<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
    func existential(_ all: [any Loud & Quick]) -> Int { all.count }
    func keyed<Root, Value>(_ path: KeyPath<Root, Value>, of root: Root) -> Value { root[keyPath: path] }
    func nested<T>(_ all: [[T]: Int]?, _ pair: (T, Int)) -> Result<T, any Error> where T: Hashable { .success(pair.0) }
    func inoutClosure<T>(_ value: T, _ change: (inout T) -> Void) -> T { var value = value; change(&value); return value }
    func producing<T>(_ make: @escaping () async throws -> T) async throws -> T { try await make() }
    func sendable<T: Sendable>(_ make: @Sendable () -> T) -> T { make() }
    func isolated<T>(_ body: @MainActor () -> T, _ t: T) -> T { t }
    func any(_ a: Any, _ b: AnyObject, _ c: any Loud) -> Any { a }
}
