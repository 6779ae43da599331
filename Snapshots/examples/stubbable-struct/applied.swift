/*<stubble @Stubbable*//*stubble>*/
struct Thermometer {
    var offset: Double = 0.5/*<stubble*/ { @storageRestrictions(initializes: _offset) init(initialValue) { _offset = initialValue } get { if let _getOffset { return _getOffset() } else { return _offset } } set { if let _setOffset { _setOffset(newValue) } else { _offset = newValue } } _modify { if _getOffset == nil && _setOffset == nil { yield &_offset } else { var value = self.offset; yield &value; self.offset = value } } }/*stubble>*/

    func celsius() -> Double {/*<stubble*/ if let _celsius { _celsius() } else {/*stubble>*/ 20 + offset /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _offset: Double; nonisolated(unsafe) var _getOffset: (() -> Double)? = nil; nonisolated(unsafe) var _setOffset: ((Double) -> Void)? = nil; nonisolated(unsafe) var _celsius: (() -> Double)? = nil; init(offset: Double = 0.5) { self._offset = offset }; init() {}/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b10d5bb9 975f 106b 2c5c ff98 5d5c *//*stubble>*/