nonisolated protocol Stamped: Sendable { var stamp: Int { get } }
protocol Stowed: Sendable {}
// @Stubbable
nonisolated struct Refusal: Error, Equatable { var code = 1 }
extension Refusal {
    func described() -> String { "refused \(code)" }
    static func standard() -> Int { 7 }
}
// @Stubbable
nonisolated struct Consignment: Stamped, Stowed {
    var stamp = 2
    func label() -> String { "consignment \(twice)" }
}
extension Consignment {
    var twice: Int { get { stamp * 2 } set { stamp = newValue / 2 } }
    subscript(offset: Int) -> Int { stamp + offset }
}
// @Stubbable
nonisolated final class Courier: Stowed { init() {} }
extension Courier { func load() -> Int { 3 } }
// @Stubbable
nonisolated struct Sack { var weight = 4 }
extension Sack { func weighed() -> Int { weight } }
nonisolated func loads(of consignment: Consignment, by courier: Courier) -> Int { consignment.twice + consignment[1] + courier.load() }
