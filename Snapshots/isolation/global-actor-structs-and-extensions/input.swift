@MainActor @Stubbable
struct MainStruct { var x: Int; var y: [Int] = []; func f() -> Int { x } }
@MainActor @Stubbable
struct MainDefaults { var x: Int = 1; func f() -> Int { x } }
@Stubbable
class MainExtended { func f() -> Int { 1 } }
@MainActor extension MainExtended { func g() -> Int { 2 } }
@Stubbable
nonisolated final class Nonisolated { var x: Int = 3; func f() -> Int { x } }
@Stubbable
@MainActor final class MainStatics {
    static let shared = MainStatics()
    static var count: Int = 0
    nonisolated static func make() -> Int { 4 }
    lazy var late: Int = 5
    weak var other: MainStatics?
    var seen: Int = 6 { didSet { late = seen } }
    nonisolated(unsafe) var loose: Int = 7
    nonisolated init() {}
    isolated deinit { print("deinit", seen) }
}
@Stubbable
actor WithDeinit { var n: Int = 8; var list: [Int]; init(_ list: [Int]) { self.list = list; n = list.count }; deinit { print("actor", n, list) } }
