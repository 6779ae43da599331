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
    var plain: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _plain) init(initialValue) { _plain = initialValue } get { if let _getPlain { return _getPlain() } else { return _plain } } set { if let _setPlain { _setPlain(newValue) } else { _plain = newValue } } _modify { if _getPlain == nil && _setPlain == nil { yield &_plain } else { var value = self.plain; yield &value; self.plain = value } } }/*stubble>*/
    var other: Int = 2/*<stubble*/ { @storageRestrictions(initializes: _other) init(initialValue) { _other = initialValue } get { if let _getOther { return _getOther() } else { return _other } } set { if let _setOther { _setOther(newValue) } else { _other = newValue } } _modify { if _getOther == nil && _setOther == nil { yield &_other } else { var value = self.other; yield &value; self.other = value } } }/*stubble>*/
/*<stubble*/private var _plain: Int; nonisolated(unsafe) var _getPlain: (() -> Int)? = nil; nonisolated(unsafe) var _setPlain: ((Int) -> Void)? = nil; private var _other: Int; nonisolated(unsafe) var _getOther: (() -> Int)? = nil; nonisolated(unsafe) var _setOther: ((Int) -> Void)? = nil; init(isOn: Bool = true, isReady: Bool = false, value: Int = 0, fallback: Int = 5, level: Int = 1, step: Int = 2, list: [Int] = [1], item: Int = 3, plain: Int = 1, other: Int = 2) { self.isOn = isOn; self.isReady = isReady; self.value = value; self.fallback = fallback; self.level = level; self.step = step; self.list = list; self.item = item; self._plain = plain; self._other = other }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("isOn", self.isOn as Any), ("isReady", self.isReady as Any), ("value", self.value as Any), ("fallback", self.fallback as Any), ("level", self.level as Any), ("step", self.step as Any), ("list", self.list as Any), ("item", self.item as Any), ("plain", self._plain as Any), ("other", self._other as Any)), displayStyle: .struct) }/*stubble>*/}
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
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 88d0ca3e 975f 7d3a 3162 d01d c188 *//*stubble>*/