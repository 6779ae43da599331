@Stubbable
class BeforeAName {
    func f() -> Int { 1 }
}
// The footer would stand behind it and end it, for it holds back-ticks.
let `name