@MainActor protocol Panel {
    var title: String { get set }
    func show(_ number: Int) -> Int
    subscript(index: Int) -> Int { get set }
}

// @Spyable
// @StubbableProtocol
// @Mockable
nonisolated protocol Screening: Panel {
    func name() -> String
    @MainActor func load(_ number: Int) async -> Int
}
