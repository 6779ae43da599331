extension Int { @StubbableFunction static func answer() -> Int { 42 } }
extension Array where Element == Int { @StubbableFunction static func primes() -> [Int] { [2, 3] } }
@StubbableFunction func plain() {}
@StubbableFunction func generic<T>(_ value: T) async throws -> T { value }
@StubbableFunction private func hidden() -> Int { 1 }
@StubbableFunction @MainActor func onMain() -> Int { 2 }
@StubbableProperty var moment: Int { 5 }
@StubbableProperty private var mark: String { get { "mark" } set { print("set", newValue) } }
@StubbableProperty @MainActor var sight: Int { 6 }
@StubbableProperty var later: Int { get async throws { 7 } }
func callHidden() -> Int { hidden() }
extension Set { @StubbableFunction static func limit() -> Int { 3 } }
extension Unmanaged {
    @Stubbable
    struct Slot { var count: Int = 1; static func most() -> Int { 8 } }
}
final class Token {}
struct Instant {
    var moment: Int { 1 }
    func marks() -> String { mark += "."; return mark }
}
