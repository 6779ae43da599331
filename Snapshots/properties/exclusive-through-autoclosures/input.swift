@Stubbable
struct Flags {
    var isOn: Bool = true
    var isReady: Bool = false
    var value: Int = 0
    var fallback: Int = 5
    var level: Int = 1
    var step: Int = 2
    var list: [Int] = [1]
    var item: Int = 3
    var plain: Int = 1
    var other: Int = 2
}
infix operator &&= : AssignmentPrecedence
infix operator ?= : AssignmentPrecedence
func &&= (left: inout Bool, right: @autoclosure () -> Bool) { left = left && right() }
func ?= (left: inout Int, right: @autoclosure () -> Int) { if left == 0 { left = right() } }
func raise(_ value: inout Int, by step: @autoclosure () -> Int) { value += step() }
func lift(_ value: inout Int, by step: Int) { value += step }
extension [Int] {
    mutating func put(_ item: @autoclosure () -> Int) { append(item()) }
}
func updateFlags(_ flags: inout Flags) {
    flags.isOn &&= flags.isReady
    flags.value ?= flags.fallback
    raise(&flags.level, by: flags.step)
    flags.list.put(flags.item)
    lift(&flags.plain, by: flags.other)
    assert(flags.plain > flags.other - 100, "\(flags.plain)")
}
