/*<stubble @Stubbable*//*stubble>*/
struct Inventory/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var goods: [Int] = [1, 2, 3]
    var barred: Int = 2
    var left: Int = 1
    var right: Int = 2
    var tally: [String: Int] = [:]
    var start: Int = 10
    var label: String = "i"/*<stubble*/ { @storageRestrictions(initializes: _label) init(initialValue) { _label = initialValue } get { if let _getLabel { return _getLabel() } else { return _label } } set { if let _setLabel { _setLabel(newValue) } else { _label = newValue } } _modify { if case nil = _getLabel, case nil = _setLabel { yield &_label } else { var value = self.label; yield &value; self.label = value } } }/*stubble>*/
/*<stubble*/private var _label: String; nonisolated(unsafe) var _getLabel: (() -> String)? = nil; nonisolated(unsafe) var _setLabel: ((String) -> Void)? = nil; init(goods: [Int] = [1, 2, 3], barred: Int = 2, left: Int = 1, right: Int = 2, tally: [String: Int] = [:], start: Int = 10, label: String = "i") { self.goods = goods; self.barred = barred; self.left = left; self.right = right; self.tally = tally; self.start = start; self._label = label }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("goods", self.goods as Any), ("barred", self.barred as Any), ("left", self.left as Any), ("right", self.right as Any), ("tally", self.tally as Any), ("start", self.start as Any), ("label", self._label as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 85fd44b9 975f 7d3a e351 5cb8 *//*stubble>*/