protocol Lamp: AnyObject {
    @MainActor func glow() -> Int
    @MainActor var watts: Int { get }
}
protocol Bulb: Lamp {}
extension Lamp {
    func glow() -> Int { 1 }
    var watts: Int { 1 }
}
@Stubbable
class DeskLamp {
    func glow() -> Int { 2 }
    var watts: Int { 2 }
}
extension DeskLamp: Lamp {}
@Stubbable
class WallLamp: Bulb {
    func glow() -> Int { 3 }
    func glow() -> String { "three" }
    var watts: Int { 3 }
}
@Stubbable
class OldLamp: Bulb {
    func glow() -> Double { 4 }
    static func glow() -> Int { 4 }
}
class PlainLamp: Bulb {}
@Stubbable
class RedLamp: PlainLamp {
    func glow() -> Int { 5 }
    var watts: Int = 5
}
@Stubbable
nonisolated class FreeLamp: Lamp {
    func glow() -> Int { 6 }
    var watts: Int = 6
}
@Stubbable
class LateLamp {
    func dim() -> Int { 7 }
}
extension LateLamp: Lamp {
    @StubbableFunction func glow() -> Int { 7 }
}
