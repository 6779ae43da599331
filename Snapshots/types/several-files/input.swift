@Stubbable
class Spread {
    func here() -> Int { 1 }
    var value: Int = 2
}

// Another file makes values of it, beside which an init accessor could have no initial value.
@Stubbable
struct Extent {
    var width = 1
    var height: Int? = nil
    let depth: Int
}
