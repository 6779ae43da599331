// @Stubbable
struct Commented/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var x: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/
    func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ x /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _x: Int; nonisolated(unsafe) var _getX: (() -> Int)? = nil; nonisolated(unsafe) var _setX: ((Int) -> Void)? = nil; nonisolated(unsafe) var _f: (() -> Int)? = nil; init(x: Int = 1) { self._x = x }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("x", self._x as Any)), displayStyle: .struct) }/*stubble>*/}
class PartlyCommented {
    // @StubbableFunction
    func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    /// Documented as well.
    // @StubbableProperty
    var x: Int = 3/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/
    // @StubbableFunction(name: "_other")
    func g() -> Int {/*<stubble*/ if let _other { _other() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}

    // @StubbableFunction is too far above.

    func h() -> Int { 5 }
/*<stubble*/@exclusivity(unchecked) final var _f: (() -> Int)? = nil; final private var _x: Int; @exclusivity(unchecked) final var _getX: (() -> Int)? = nil; @exclusivity(unchecked) final var _setX: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _other: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 218a02f9 7d3a 88cc 93be ff98 c41d 93be ff98 88cc 5043 ff98 4e03 *//*stubble>*/