final class Pearl { var size = 1 }
protocol Shell {
    nonisolated func crack() -> Int
    nonisolated var rings: Int { get }
    nonisolated var age: Int { get }
    nonisolated static func family() -> String
    nonisolated(nonsending) func polish(_ pearl: Pearl) async -> Pearl
    nonisolated(nonsending) var best: Pearl { get async }
    @concurrent func grow() async -> Int
}
nonisolated protocol Floating { func drift() -> Int }
@Stubbable
@MainActor class Oyster: Shell, Floating {
    var beds = 1
    let age = 1
    func crack() -> Int { 1 }
    var rings: Int { 1 }
    static func family() -> String { "oyster" }
    func polish(_ pearl: Pearl) async -> Pearl { pearl }
    var best: Pearl { get async { Pearl() } }
    func grow() async -> Int { 1 }
    func drift() -> Int { 1 }
}
@Stubbable
@MainActor class FlatOyster: Oyster {
    override func crack() -> Int { 2 }
    func open() -> Int { 2 }
}
@Stubbable
class Mussel: Shell {
    var age = 3
    func crack() -> Int { 3 }
    var rings: Int { 3 }
    static func family() -> String { "mussel" }
    func polish(_ pearl: Pearl) async -> Pearl { pearl }
    var best: Pearl { get async { Pearl() } }
    func grow() async -> Int { 3 }
}
class Kelp {
    nonisolated(nonsending) func wash(_ pearl: Pearl) async -> Pearl { pearl }
    nonisolated(nonsending) subscript(pearl: Pearl) -> Pearl { get async { pearl } }
}
@Stubbable
class SugarKelp: Kelp {
    override func wash(_ pearl: Pearl) async -> Pearl { pearl }
    override subscript(pearl: Pearl) -> Pearl { get async { pearl } }
}
protocol Anemone { nonisolated static var arms: Int { get } }
protocol Crab { nonisolated func pinch() -> Int }
protocol RedCrab { @MainActor func pinch() -> Int }
@Stubbable
@MainActor class Reef: Anemone {
    static let arms = 4
    func fish() -> Int { 4 }
}
@Stubbable
class Hermit: Crab, RedCrab { func pinch() -> Int { 5 } }
