@Stubbable
class LabelledParameters {
    func none() -> String { "none" }
    func one(_ a: Int) -> String { "\(a)" }
    func two(_ a: Int, to b: Int) -> String { "\(a) \(b)" }
    func named(first a: Int, b: Int = 2) -> String { "\(a) \(b)" }
    func sum(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
    func handlers(_ all: (() -> Int)...) -> Int { all.reduce(0) { $0 + $1() } }
    func texts(_ all: any CustomStringConvertible...) -> String { all.map(\.description).joined() }
    func unnamed(_: Int, label _: String) -> Int { 1 }
    func keyword(for: Int, with `in`: Int) -> Int { `for` + `in` }
    func `continue`(with value: Int) -> Int { value }
    func shadow(_ _shadow: Int) -> Int { _shadow }
}
