@Stubbable
class Odd {
    func f() -> String { "Ã" }
    func ÿ() {}
}
