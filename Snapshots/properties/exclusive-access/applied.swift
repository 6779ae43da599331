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
/*<stubble*/private var _a: Int; var _getA: (() -> Int)? = nil; var _setA: ((Int) -> Void)? = nil; private var _b: Int; var _getB: (() -> Int)? = nil; var _setB: ((Int) -> Void)? = nil; var _swapBoth: (() -> Void)? = nil/*stubble>*/}
func bump(_ n: inout Int) { n += 1 }
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c8c0cab0 975f 7d3a de3d a369 ff98 e9dd ff98 e93c 975f 5f57 f11b fd7a a369 ff98 2323 *//*stubble>*/