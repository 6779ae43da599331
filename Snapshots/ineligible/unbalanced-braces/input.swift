@Stubbable
class Unbalanced {
    func first() -> Int { 1
    func second() -> Int { 2 }
}
