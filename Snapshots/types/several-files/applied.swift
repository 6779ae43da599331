/*<stubble @Stubbable*//*stubble>*/
class Spread {
    func here() -> Int {/*<stubble*/ if let _here { _here() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    var value: Int = 2/*<stubble*/ { @storageRestrictions(initializes: _value) init(initialValue) { _value = initialValue } get { if let _getValue { return _getValue() } else { return _value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } _modify { if _getValue == nil && _setValue == nil { yield &_value } else { var value = self.value; yield &value; self.value = value } } }/*stubble>*/
/*<stubble*/var _here: (() -> Int)? = nil; var _value: Int; @exclusivity(unchecked) var _getValue: (() -> Int)? = nil; @exclusivity(unchecked) var _setValue: ((Int) -> Void)? = nil; var _there: (() -> Int)? = nil; var _getComputed: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8998da2e 975f ef64 ff98 7b39 e19e *//*stubble>*/