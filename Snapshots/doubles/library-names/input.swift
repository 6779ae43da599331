struct Stub {}
struct ThrowingStub {}
struct Stubs {}
struct SetupFunc {}
enum MockPolicy { case own }
struct LockedValue {}
struct NSLock {}
struct TicketArguments { var number = 1 }

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Office: Sendable {
    func open(_ stub: Stub, stubs: Stubs, setup: SetupFunc, policy: MockPolicy) throws -> LockedValue
    func ticket(_ arguments: TicketArguments, lock: NSLock) -> Int
    static func close() -> ThrowingStub
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Branch {
    associatedtype Stub
    associatedtype Stubs
    associatedtype MockPolicy
    func add(_ stub: Stub, _ stubs: Stubs) throws -> MockPolicy
    static func count() -> Int
}
