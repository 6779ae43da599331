/*<stubble @Stubbable*//*stubble>*/
struct Flags/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var isOn: Bool = true
    var isReady: Bool = false
    var value: Int = 0
    var fallback: Int = 5
    var level: Int = 1
    var step: Int = 2
    var list: [Int] = [1]
    var item: Int = 3
    var plain: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _plain) init(initialValue) { _plain = initialValue } get { if let _getPlain { return _getPlain() } else { return _plain } } set { if let _setPlain { _setPlain(newValue) } else { _plain = newValue } } _modify { if case nil = _getPlain, case nil = _setPlain { yield &_plain } else { var value = self.plain; yield &value; self.plain = value } } }/*stubble>*//*<stubble*/; private var _plain: Int/*stubble>*/
    var other: Int = 2/*<stubble*/ { @storageRestrictions(initializes: _other) init(initialValue) { _other = initialValue } get { if let _getOther { return _getOther() } else { return _other } } set { if let _setOther { _setOther(newValue) } else { _other = newValue } } _modify { if case nil = _getOther, case nil = _setOther { yield &_other } else { var value = self.other; yield &value; self.other = value } } }/*stubble>*//*<stubble*/; private var _other: Int/*stubble>*/
    var names: [String: Int] = [:]
    var base: Int = 7
    var table: [Int] = [1, 2]
    var bound: Int = 1
    var nested: [String: [Int]] = ["a": [1]]
    var extra: Int = 4
    var list2: [Int] = [4, 5]
    var shift: Int = 1
/*<stubble*/nonisolated(unsafe) var _getPlain: (() -> Int)? = nil; nonisolated(unsafe) var _setPlain: ((Int) -> Void)? = nil; nonisolated(unsafe) var _getOther: (() -> Int)? = nil; nonisolated(unsafe) var _setOther: ((Int) -> Void)? = nil; init(isOn: Bool = true, isReady: Bool = false, value: Int = 0, fallback: Int = 5, level: Int = 1, step: Int = 2, list: [Int] = [1], item: Int = 3, plain: Int = 1, other: Int = 2, names: [String: Int] = [:], base: Int = 7, table: [Int] = [1, 2], bound: Int = 1, nested: [String: [Int]] = ["a": [1]], extra: Int = 4, list2: [Int] = [4, 5], shift: Int = 1) { self.isOn = isOn; self.isReady = isReady; self.value = value; self.fallback = fallback; self.level = level; self.step = step; self.list = list; self.item = item; self._plain = plain; self._other = other; self.names = names; self.base = base; self.table = table; self.bound = bound; self.nested = nested; self.extra = extra; self.list2 = list2; self.shift = shift }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("isOn", self.isOn as Any), ("isReady", self.isReady as Any), ("value", self.value as Any), ("fallback", self.fallback as Any), ("level", self.level as Any), ("step", self.step as Any), ("list", self.list as Any), ("item", self.item as Any), ("plain", self._plain as Any), ("other", self._other as Any), ("names", self.names as Any), ("base", self.base as Any), ("table", self.table as Any), ("bound", self.bound as Any), ("nested", self.nested as Any), ("extra", self.extra as Any), ("list2", self.list2 as Any), ("shift", self.shift as Any)), displayStyle: .struct) }/*stubble>*/}
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
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 022a533c 975f 7d3a 12b7 289f fffc 32fa 042d *//*stubble>*/