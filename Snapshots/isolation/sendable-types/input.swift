@Stubbable
final class Shared: Sendable {
    let id: Int
    init(id: Int) { self.id = id }
    func f() -> Int { id }
    func g() async -> Int { id + 1 }
}
@Stubbable
struct SharedValue: Sendable { var x: Int; func f() -> Int { x } }
@Stubbable
final class Unchecked: @unchecked Sendable { var x: Int = 1; func f() -> Int { x } }
@Stubbable
struct Implicit { var x: Int; func f() -> Int { x } }
@globalActor actor Background { static let shared = Background() }
@Background @Stubbable class Worker { var done: Int = 0; func work() -> Int { done += 1; return done } }
