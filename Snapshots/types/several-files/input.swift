@Stubbable
class Spread {
    func here() -> Int { 1 }
    var value: Int = 2
}
