enum AliasHolder {
    typealias Set = () -> Void
    typealias Result = @Sendable (Int) async -> Int
    typealias Substring = LoneTicket
    typealias Range = UnsafeMutablePointer<Int>
    @available(*, deprecated) typealias Character = Int
    typealias Ticketed = AliasBase
}
struct LoneTicket: ~Copyable {}
class AliasBase {
    typealias Handler = (Int) -> Int
}
protocol Ticketed {
    typealias Step = () -> Int
}
struct Coach: Ticketed {}
@Stubbable
class Timetable {
    var days: Set<Int> = [1]
    var outcome: Result<Int, any Error> = .success(1)
    var part: Substring = "part"
    var hours: Range<Int> = 1..<3
    var letter: Character = "a"
    var ticketed: any Ticketed = Coach()
    func all(_ days: Set<Int>, _ outcome: Result<Int, any Error>?, _ part: Substring) -> Range<Int> { hours }
    func letters(_ letter: Character) -> [Character] { [letter, self.letter] }
}
@Stubbable
class Departures: AliasBase, Ticketed {
    var handler: Handler = { $0 + 1 }
    var step: Step?
    func run(_ step: Step?, _ handler: @escaping Handler) -> Int { handler(step?() ?? 0) + self.handler(3) }
}
