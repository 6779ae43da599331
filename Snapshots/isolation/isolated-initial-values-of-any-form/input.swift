@MainActor final class Needle {
    init() {}
    var turns = 1
    func turned() -> Needle {
        turns += 1
        return self
    }
    static func made() -> Needle { Needle() }
    static let shared = Needle()
}
@MainActor @Stubbable
struct Record {
    var closure: Needle = {
        let needle = Needle()
        needle.turns = 3
        return needle
    }()
    var chain: Needle = Needle().turned()
    var choice: Needle = Needle.shared.turns > 0 ? Needle() : .init()
    var pairs: [String: Needle] = ["a": .init(), "b": Needle()]
    var implicit: Needle = .made()
    var conditional: Needle = if Needle.shared.turns > 9 { Needle() } else { .made() }
    var wrapped: Needle? = Optional(.init())
    var list: [Needle] = [.init()]
    var named = Needle.init()
    var pair: (Needle, Int) = (.init(), 1)
    var shared: Needle = .shared
    var implicitChain: Needle = .init().turned()
    var unwrapped: Needle! = .init()
    var turns: Int = Needle().turns
    var text: String = "\(Needle().turns)"
    var count: Int = [Needle()].count
    var sum: Int = Needle.made().turns + 1
    var title: String = "record".uppercased()
    let speed: Int
    func all() -> [Int] {
        [closure, chain, choice, implicit, conditional, named, shared, implicitChain].map(\.turns)
            + [pairs.count, list.count, wrapped?.turns ?? 0, pair.1, unwrapped.turns, turns, count, sum, speed]
    }
}
@MainActor protocol Spinning {}
protocol Identified: Identifiable {}
@Stubbable
struct Sleeve<ID: Hashable & Sendable, Content>: Spinning, Identified {
    let id: ID
    let content: Content
    struct Spine: Spinning, Identifiable {
        var id: ID
    }
}
@Stubbable
struct Crate<Key>: Spinning, Identifiable where Key: Hashable, Key: Sendable {
    var id: Key
}
