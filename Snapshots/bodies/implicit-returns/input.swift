enum Mood: Equatable { case good, bad }
enum Failure: Error { case first, second }

@Stubbable
class ImplicitReturns {
    var count: Int = 3
    func literal() -> Int { 42 }
    func call() -> Int { literal() + 1 }
    func none() -> Int? { nil }
    func member() -> Mood { .good }
    func closure() -> (Int) -> Int { { $0 * 2 } }
    func branch(_ flag: Bool) -> String { if flag { "yes" } else { "no" } }
    func chain(_ n: Int) -> String { if n < 0 { "minus" } else if n == 0 { "zero" } else { "plus" } }
    func choice(_ mood: Mood) -> Int {
        switch mood {
        case .good: 1
        case .bad: 2
        }
    }
    func nested(_ flag: Bool, _ mood: Mood) -> Int {
        if flag {
            switch mood {
            case .good: 1
            case .bad: 2
            }
        } else {
            0
        }
    }
    func throwing(_ mood: Mood) throws -> Int {
        switch mood {
        case .good: throw Failure.first
        case .bad: throw Failure.second
        }
    }
    func throwingIf(_ flag: Bool) throws -> String { if flag { throw Failure.first } else { throw Failure.second } }
    func throwingLast(_ n: Int) throws -> Int {
        if n < 0 { 1 } else if n == 0 { throw Failure.first } else { throw Failure.second }
    }
    func never(_ value: Never) -> Int { switch value {} }
    func assigns() { count = 4 }
    func ternary(_ flag: Bool) -> Int { flag ? 1 : 0 }
    func tried() throws -> Int { try failing() }
    func failing() throws -> Int { 5 }
    func array() -> [Mood] { [.good, .bad] }
    func explicitReturn(_ flag: Bool) -> Int { if flag { return 1 } else { return 2 } }
    func `default`() -> Int { 6 }
}
