class Unclosed {
    func first() -> Int { 1
}
struct AfterUnclosed { func second() {} }
