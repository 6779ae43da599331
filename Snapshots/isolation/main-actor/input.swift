@MainActor
@Stubbable
final class Screen {
    var title: String = "title"
    var taps: Int = 0
    func tap() { taps += 1 }
    func load() async throws -> String { title }
    nonisolated func version() -> Int { 1 }
    nonisolated let build: Int = 2
    static func shared() -> Screen { Screen() }
    @Sendable nonisolated func sendable() -> Int { 3 }
}
@Stubbable
class Mixed {
    @MainActor func onMain() -> Int { 4 }
    @MainActor var mainValue: Int = 5
    @StubbableFunction(access: .internal) @MainActor func wide() -> Int { 9 }
    func anywhere() -> Int { 6 }
    nonisolated(nonsending) func inherits() async -> Int { 7 }
    @concurrent func hops() async -> Int { 8 }
    init() {}
}
