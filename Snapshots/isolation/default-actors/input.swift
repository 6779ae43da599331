@globalActor actor Other { static let shared = Other() }
@Stubbable
actor Bank {
    let name: String
    var sum = 1
    static let rate: Int = 2
    init(name: String) { self.name = name }
    func add(_ n: Int) -> Int { sum += n; return sum }
    nonisolated func text() -> String { name }
    static func free() -> Int { rate }
    @MainActor func shown() -> String { name }
    struct Note: Sendable { var text: String; func loud() -> String { text + "!" } }
}
extension Bank { func extra() -> Int { sum + 1 } }
@Stubbable
@Other final class Worker { let id: Int; var n = 2; init(id: Int) { self.id = id }; func work() -> Int { id + n } }
@Stubbable
@MainActor struct Said { let id: Int; var n = 2; func work() -> Int { id + n } }
@Stubbable
nonisolated struct Free { let id: Int; var n = 3; func work() -> Int { id + n } }
extension Free { func isolated() -> Int { n } }
nonisolated extension Free { func free() -> Int { n } }
@Stubbable
nonisolated class FreeClass { var n = 4; init() {}; func work() -> Int { n } }
@Stubbable
final class FreeChild: FreeClass { var m = 5; override func work() -> Int { n + m } }
extension FreeChild { func isolated() -> Int { m } }
nonisolated enum Space {
    @Stubbable struct Inner { var n = 6; func work() -> Int { n } }
}
struct Place {
    @Stubbable struct Inner { var n = 7; func work() -> Int { n } }
}
extension Space {
    @Stubbable struct Late { var n = 8; func work() -> Int { n } }
}
nonisolated func outsideActors() -> [Int] {
    let child = FreeChild()
    return [Free(id: 1).work(), Free(id: 2).free(), FreeClass().work(), child.work(), child.m, Space.Inner().work(), Place.Inner(n: 1).n, Space.Late(n: 2).n, Said(id: 3).id, Said(id: 3, n: 4).n]
}
nonisolated func name(of bank: Bank, _ worker: Worker) -> String { bank.name + bank.text() + "\(Bank.free()) \(worker.id)" }
