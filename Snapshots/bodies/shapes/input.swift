struct Oops: Error {}
protocol Noise { var text: String { get } }
struct Meow: Noise { var text: String { "meow" } }
struct Woof: Noise { var text: String { "woof" } }

@Stubbable
class Shapes {
    func double() -> Double { 1 }
    func any(_ flag: Bool) -> any Noise { flag ? Meow() as any Noise : Woof() }
    func all() -> [any Noise] { [Meow(), Woof()] }
    func called() -> Int { { 2 }() }
    func trailing() -> [Int] { [1, 2].map { $0 * 2 } }
    func onlyIf(_ flag: Bool) { if flag { print("if") } }
    func printing(_ n: Int) { switch n { case 0: print("zero"); default: print("many") } }
    func throwing(_ n: Int) throws -> Int { switch n { case 0: throw Oops(); default: n } }
    func mixedReturn(_ n: Int) throws -> Int { switch n { case 0: throw Oops(); default: return n } }
    func doing() -> Int { do { return try throwing(0) } catch { return 3 } }
    func throwsOnly() throws -> Int { throw Oops() }
    func here() -> String { #function }
    func optional(_ all: [String: Int]) -> Int? { all["a"] }
    func forced(_ any: Any) -> Int { any as! Int }
    func assign() -> Void { value = 4 }
    func consumed(_ noise: consuming Meow) -> Meow { consume noise }
    func longer() async -> Int { await withCheckedContinuation { $0.resume(returning: 5) } }
    func whiles() -> Int { while true { return 6 } }
    func labelled() -> Int { outer: for i in 0..<9 { if i == 7 { return i } else { continue outer } }; return 0 }
    func comparison() -> Bool { value < 9 && value > 1 }
    func implicit() -> Int { value }
    func inner() -> Int { struct Local { var n = 8 }; return Local().n }
    var value: Int = 0
}
