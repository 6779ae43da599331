infix operator <+>: AdditionPrecedence
postfix operator ++

@Stubbable
struct Money: Equatable, Comparable {
    var cents: Int

    @StubbableFunction(name: "_plus") static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    @StubbableFunction(name: "_negated")
    static prefix func - (a: Self) -> Self {
        let negated = -a.cents
        return Self(cents: negated)
    }
    @StubbableFunction(name: "_equals", calls: true) static func == (a: Self, b: Self) -> Bool { a.cents == b.cents }
    @StubbableFunction(name: "_less") static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
    @StubbableFunction(name: "_add", access: .fileprivate) static func += (a: inout Money, b: Money) { a.cents += b.cents }
    /// It has no name, so it is left.
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
}

/// The operator of an extension, generic and throwing.
extension Money {
    // @StubbableFunction(name: "_join")
    static func <+> <T: BinaryInteger>(a: Money, b: T) throws -> Money { Money(cents: a.cents + Int(b)) }
}

final class Account: Equatable {
    let id: Int
    init(id: Int) { self.id = id }
    @StubbableFunction(name: "_isEqual") static func == (a: Account, b: Account) -> Bool { a.id == b.id }
}

enum Level: Int, Comparable {
    case low, high
    @StubbableFunction(name: "_isLess") static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}

struct Pair<Element: Equatable>: Equatable {
    var first: Element
    var second: Element
    @StubbableFunction(name: "_same", calls: true)
    static func == (a: Pair, b: Pair) -> Bool { a.first == b.first && a.second == b.second }
}

actor Counter {
    let count: Int
    init(count: Int) { self.count = count }
    @StubbableFunction(name: "_sum") static func + (a: Counter, b: Counter) -> Int { a.count + b.count }
}

@MainActor class Screen {
    var width: Int = 0
    @StubbableFunction(name: "_widest") static func | (a: Screen, b: Screen) -> Int { max(a.width, b.width) }
}

@StubbableFunction(name: "_increment")
postfix func ++ (value: inout Int) -> Int {
    defer { value += 1 }
    return value
}
@StubbableFunction(name: "_merge") func <+> (a: [Int], b: [Int]) -> [Int] { a + b }
