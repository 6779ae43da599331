#if NEVER
protocol Gauge: AnyObject { @MainActor func level() -> Int }
@MainActor class Tank { func drain() -> Int { 1 } }
@MainActor protocol Sealed {}
#else
protocol Gauge: AnyObject { func level() -> Int }
class Tank { func drain() -> Int { 1 } }
protocol Sealed {}
#endif
protocol Valve: AnyObject {
#if NEVER
    @MainActor func turn() -> Int
#else
    func turn() -> Int
#endif
    @MainActor func close() -> Int
}
@Stubbable
class OilTank: Tank, Gauge, Valve {
    var liters = 2
    func level() -> Int { 2 }
    func turn() -> Int { 3 }
    func close() -> Int { 4 }
    func fill(_ count: Int) -> Int { count }
    override func drain() -> Int { 5 }
}
@Stubbable
struct Lid: Sealed {
    var width = 6
    func lift() -> Int { 7 }
}
#if NEVER
protocol Hatch: AnyObject { @MainActor func open() -> Int; func lock() }
#else
protocol Hatch: AnyObject { @MainActor func open() -> Int }
#endif
@Stubbable
class Door: Hatch {
    func open() -> Int { 8 }
    func lock() {}
}
