extension Int { @StubbableFunction static func answer() -> Int { 42 } }
extension Array where Element == Int { @StubbableFunction static func primes() -> [Int] { [2, 3] } }
@StubbableFunction func plain() {}
@StubbableFunction func generic<T>(_ value: T) async throws -> T { value }
@StubbableFunction private func hidden() -> Int { 1 }
@StubbableFunction @MainActor func onMain() -> Int { 2 }
func callHidden() -> Int { hidden() }
extension Set { @StubbableFunction static func limit() -> Int { 3 } }
extension Unmanaged {
    @Stubbable
    struct Slot { var count: Int = 1; static func most() -> Int { 8 } }
}
final class Token {}
