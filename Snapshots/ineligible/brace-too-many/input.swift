@Stubbable
class Overfull {
    func first() -> Int { 1 } }
}
