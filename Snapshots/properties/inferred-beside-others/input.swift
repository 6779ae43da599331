func isLarge(_ number: Double) -> Bool { number > 1 }
func + (a: [Double], b: [Double]) -> [Double] { zip(a, b).map { $0 * 2 + $1 } }
enum Bounds {
    static let step = 2.5
    static let limits = 0.0...2.5
    static let names = ["a", "b"]
    static let bit: UInt8 = 9
}
extension Comparable {
    func held(in limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
extension Array {
    func appending(_ element: Element) -> [Element] { self + [element] }
}
extension [Double] {
    func doubled() -> Self { map { $0 * 2 } }
}
@propertyWrapper
struct Fallback<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value, or other: Value) { self.wrappedValue = wrappedValue }
}
enum Extent {
    case narrow(Int), wide(Int)
    static let one = Extent.narrow(1)
}
let extent = "global"

@Stubbable
class Beside {
    var filtered = [1, 2, 3].filter { $0 > 1.5 }
    var found = [1, 2, 3].first { isLarge($0) }
    var held = 5.held(in: Bounds.limits)
    var longer = [1, 2].appending(Bounds.step)
    var doubled = [1, 2].doubled()
    var sum = [1, 2] + [3, 4]
    var shifted = 1 << Bounds.bit
    var ratio = Duration.seconds(6) / Duration.seconds(4)
    var extentOfOne = switch Extent.one { case .narrow(let extent): extent; case .wide(let extent): extent }
    var grouped = Dictionary(grouping: [1, 2]) { isLarge($0) }
    @Fallback(or: 2.5) var number = 1

    var even = [1, 2, 3].filter { $0 % 2 == 0 }
    var named = ["a", "c"].filter { Bounds.names.contains($0) }
    var texts = [1, 2].map { "\($0)" }
    var kept = 5.held(in: 0...3)
    var lengths = Dictionary(grouping: ["a", "bb"]) { $0.count }
    @Fallback(or: 2) var other = 1
}
