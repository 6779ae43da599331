@Stubbable
class Joined {
    static let flag: Bool = true
    var isClosed = !Joined.flag
    var isBoth = Joined.flag && 1 < 2
    var isEqual = "a" == "b"
    let range = 1...3
    var open = 0..<5
    var tail = 2...
    lazy var choice = isClosed ? 1 : 2
    let number = Int.random(in: 4...4)
    var double = { (x: Int) -> Int in x * 2 }
    let maybe = { (x: Int) -> Int? in x > 0 ? x : nil }
    lazy var later = { [unowned self] (x: Int, _ y: inout [Int]) throws -> String in
        y.append(x)
        return "\(self.isClosed) \(y)"
    }
    static let twice = { @Sendable (x: Int) -> Int in x * 2 }
}

@Stubbable
struct JoinedParts {
    var isSmall = 1 <= 2
    var bounds = 0.5...1.5
    var change = { (x: Int) -> Int in x + 1 }
    var name = 1 > 2 ? "one" : "two"
}
