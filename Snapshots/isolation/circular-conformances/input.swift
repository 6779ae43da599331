// @Stubbable
struct Rank: Comparable, Hashable {
    typealias Table = [Rank: Int]
    var value: Int
    static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
    var alone: Set<Rank> { [self] }
    func row(in table: Table) -> Int { table[self] ?? 0 }
    subscript(others: Set<Rank>) -> Bool { others.contains(self) }
    func repeated() -> [Rank] { [self, self] }
    static func all() -> Set<Rank> { [] }
    func isAmong(_ values: Set<Int>) -> Bool { values.contains(value) }
}

extension Rank {
    func isLast(of others: Set<Self>) -> Bool { others.allSatisfy { $0 <= self } }
}

// @Stubbable
nonisolated struct RankOffActor: Hashable {
    var value = 1
    func count(in others: Set<RankOffActor>) -> Int { others.count }
}

// @Stubbable
final class RankObject: Hashable {
    static func == (a: RankObject, b: RankObject) -> Bool { a === b }
    func hash(into hasher: inout Hasher) {}
    func count(in others: Set<RankObject>) -> Int { others.count }
}

@globalActor actor RankActor { static let shared = RankActor() }

// @Stubbable
@RankActor struct RankElsewhere: Hashable {
    var value = 1
    func count(in others: Set<RankElsewhere>) -> Int { others.count }
}

// @Stubbable
struct Player: Hashable {
    var number = 1
    func opponents(among teams: Set<Team>) -> Int { teams.count }
    func colours(among shirts: Set<Shirt>) -> Int { shirts.count }
}

// @Stubbable
struct Team: Hashable {
    var name = "team"
    var goals: [Goal: Int] { [:] }
}

enum Goal: Hashable {
    case scored(by: Set<Player>)
}

// @Stubbable
struct Shirt: Hashable {
    var number = 1
    func others(among shirts: [Player]) -> Int { shirts.count }
}
