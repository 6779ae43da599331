/*<stubble @Stubbable*//*stubble>*/
struct Exclusive/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var a: [Int] = [1]
    var b: [Int] = [2]
    var c: Int = 3/*<stubble*/ { @storageRestrictions(initializes: _c) init(initialValue) { _c = initialValue } get { if let _getC { return _getC() } else { return _c } } set { if let _setC { _setC(newValue) } else { _c = newValue } } _modify { if _getC == nil && _setC == nil { yield &_c } else { var value = self.c; yield &value; self.c = value } } }/*stubble>*/
    mutating func swapBoth() {/*<stubble*/ if let _swapBoth { _swapBoth() } else {/*stubble>*/ swap(&a, &b) /*<stubble*/} /*stubble>*/}
    mutating func mix() {/*<stubble*/ if let _mix { _mix() } else {/*stubble>*/ a.append(contentsOf: b); c += a.count /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _c: Int; nonisolated(unsafe) var _getC: (() -> Int)? = nil; nonisolated(unsafe) var _setC: ((Int) -> Void)? = nil; nonisolated(unsafe) var _swapBoth: (() -> Void)? = nil; nonisolated(unsafe) var _mix: (() -> Void)? = nil; init(a: [Int] = [1], b: [Int] = [2], c: Int = 3) { self.a = a; self.b = b; self._c = c }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("a", self.a as Any), ("b", self.b as Any), ("c", self._c as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class ExclusiveClass {
    var a: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _a) init(initialValue) { _a = initialValue } get { if let _getA { return _getA() } else { return _a } } set { if let _setA { _setA(newValue) } else { _a = newValue } } _modify { if _getA == nil && _setA == nil { yield &_a } else { var value = self.a; yield &value; self.a = value } } }/*stubble>*//*<stubble ,*/; var/*stubble>*/ b: Int = 2/*<stubble*/ { @storageRestrictions(initializes: _b) init(initialValue) { _b = initialValue } get { if let _getB { return _getB() } else { return _b } } set { if let _setB { _setB(newValue) } else { _b = newValue } } _modify { if _getB == nil && _setB == nil { yield &_b } else { var value = self.b; yield &value; self.b = value } } }/*stubble>*/
    func swapBoth() {/*<stubble*/ if let _swapBoth { _swapBoth() } else {/*stubble>*/ swap(&a, &b) /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _a: Int; @exclusivity(unchecked) var _getA: (() -> Int)? = nil; @exclusivity(unchecked) var _setA: ((Int) -> Void)? = nil; private var _b: Int; @exclusivity(unchecked) var _getB: (() -> Int)? = nil; @exclusivity(unchecked) var _setB: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _swapBoth: (() -> Void)? = nil/*stubble>*/}
func bump(_ n: inout Int) { n += 1 }
/*<stubble @Stubbable*//*stubble>*/
struct Reader/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble let*/var/*stubble>*/ box: Box<[Int]>/*<stubble*/ { @storageRestrictions(initializes: _box) init(initialValue) { _box = initialValue } get { if let _getBox { return _getBox() } else { return _box } } }/*stubble>*/
    var offset: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _offset) init(initialValue) { _offset = initialValue } get { if let _getOffset { return _getOffset() } else { return _offset } } set { if let _setOffset { _setOffset(newValue) } else { _offset = newValue } } _modify { if _getOffset == nil && _setOffset == nil { yield &_offset } else { var value = self.offset; yield &value; self.offset = value } } }/*stubble>*/
    var last: Int {/*<stubble*/ if let _getLast { return _getLast() } else {/*stubble>*/ /*<stubble*/return /*stubble>*/box.withValue { $0[offset] } /*<stubble*/} /*stubble>*/}
    mutating func next() -> Int {/*<stubble*/ if let _next { return _next() } else {/*stubble>*/ /*<stubble*/return /*stubble>*/box.withValue { values in offset += 1; return values[offset] } /*<stubble*/} /*stubble>*/}
/*<stubble*/private let _box: Box<[Int]>; nonisolated(unsafe) var _getBox: (() -> Box<[Int]>)? = nil; private var _offset: Int; nonisolated(unsafe) var _getOffset: (() -> Int)? = nil; nonisolated(unsafe) var _setOffset: ((Int) -> Void)? = nil; nonisolated(unsafe) var _getLast: (() -> Int)? = nil; nonisolated(unsafe) var _next: (() -> Int)? = nil; init(box: Box<[Int]>, offset: Int = 1) { self._box = box; self._offset = offset }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("box", self._box as Any), ("offset", self._offset as Any)), displayStyle: .struct) }/*stubble>*/}
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    func withValue<T>(_ body: (inout Value) -> T) -> T { body(&value) }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d8f213b6 975f 7d3a de3d a369 ff98 e9dd ff98 e93c 975f 5f57 f11b fd7a a369 ff98 564f 975f 7d3a 10eb 0b66 106b 8704 65c2 ff98 736a 65c2 ff98 c7d1 *//*stubble>*/