@Stubbable
class FunctionTypes {
    func anyIsolated(_ f: @escaping @isolated(any) () -> Void) async { await f() }
    func sending(_ f: sending @escaping () -> Int) -> Int { f() }
    func async(_ f: () async -> Int) async -> Int { await f() }
    func main(_ f: @MainActor @escaping () -> Int) -> Int { 1 }
    func cFunction(_ f: @convention(c) (Int32) -> Int32) -> Int32 { f(1) }
    func noisy(_ f: @escaping @Sendable (Int) async throws -> Void = { _ in }) {}
    func returning() -> @Sendable () -> Int { { 2 } }
    func alias(_ f: @escaping Handler) -> Handler { f }
    typealias Handler = (Int) -> Int
}

typealias Starter<T> = @Sendable (T) -> Int
@Stubbable
struct Started<T> { var start: Starter<T>; var count = 0 }
struct Requested<T> { var value: T }
extension Requested where T: Collection { typealias Parts = T.Element }
extension Requested {
    @StubbableFunction func pick(_ choose: (Parts) -> Bool) -> Bool where T: Collection { value.contains(where: choose) }
}
