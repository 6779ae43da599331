protocol TitledOnMain {
    @MainActor var title: String { get set }
    @MainActor func show<T: Sendable>(_ value: T, times: Int) -> Int
    func size() -> Int
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol ActorSession: Actor, TitledOnMain {
    func count() -> Int
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Completing {
    init(stubs: [String], _stubs: Int)
    func completion<T: Sendable>(_ type: T.Type) -> @MainActor ([T]) -> Int
    func change<T: Sendable>(_ action: inout @MainActor ([T]) -> Int, of type: T.Type)
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol RestoredSession: Actor {
    @MainActor init(names: [String], done: (() -> Void)?) async
    func count() -> Int
}
