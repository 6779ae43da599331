@Stubbable
class Balanced {
    func first() -> Int { 1 }
}
class Other {
    func second() -> Int { 2
}
