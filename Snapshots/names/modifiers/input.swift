@Stubbable
struct ModifierNames: Equatable {
    var borrowing = 1
    var consuming: Int
    var sending: String = "s"
    var isolated: [Int] = [4]
    var mutating = 5
    let nonisolated: Int
    var lazy = 6
    var weak: Int? = 7
    var each = 8
    var read = 9
    var modify = 10
    mutating func add(borrowing: Int, _ consuming: Int) -> Int {
        self.borrowing = borrowing
        self.consuming += consuming
        return self.borrowing + self.consuming
    }
}

@Stubbable
class ModifierObject {
    var borrowing = 1 { didSet { print("did set", borrowing) } }
    let consuming: Int
    lazy var sending = 3
    static let isolated = 4
    var optional: Int { borrowing + consuming }
    init(consuming: Int) {
        self.consuming = consuming
        borrowing = consuming
        borrowing += 1
    }
    func dynamic(_ override: Int) -> Int { override }
    func final() -> Int { borrowing }
}
