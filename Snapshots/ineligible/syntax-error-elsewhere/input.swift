@Stubbable
class Sound {
    func first() -> Int { 1 }
}
let = 3
