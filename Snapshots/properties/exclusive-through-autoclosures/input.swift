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
    var names: [String: Int] = [:]
    var base: Int = 7
    var table: [Int] = [1, 2]
    var bound: Int = 1
    var nested: [String: [Int]] = ["a": [1]]
    var extra: Int = 4
    var list2: [Int] = [4, 5]
    var shift: Int = 1
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
extension Dictionary {
    subscript(make key: Key, or value: @autoclosure () -> Value) -> Value {
        get { self[key] ?? value() }
        set { self[key] = newValue }
    }
}
extension Array {
    subscript(where condition: (Element) -> Bool) -> Element {
        get { first(where: condition) ?? self[0] }
        set { self[firstIndex(where: condition) ?? 0] = newValue }
    }
    subscript(_ index: Int, _ fallback: @autoclosure () -> Element) -> Element {
        get { index < count ? self[index] : fallback() }
        set { self[Swift.min(index, count - 1)] = newValue }
    }
}
func updateFlags(_ flags: inout Flags) {
    flags.isOn &&= flags.isReady
    flags.value ?= flags.fallback
    raise(&flags.level, by: flags.step)
    flags.list.put(flags.item)
    flags.names[make: "a", or: flags.base] += 1
    flags.table[where: { $0 > flags.bound }] += 10
    raise(&flags.nested[make: "c", or: [flags.extra]][0], by: 1)
    flags.list2[7, flags.shift] += 2
    lift(&flags.plain, by: flags.other)
    assert(flags.plain > flags.other - 100, "\(flags.plain)")
}
