#if os(Windows)
typealias BellAction = (Int) -> Void
#else
typealias BellAction = Int
#endif

// @Stubbable
struct Bell/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var action: BellAction
    var others: [BellAction] = []/*<stubble*/ { @storageRestrictions(initializes: _others) init(initialValue) { _others = initialValue } get { if let _getOthers { return _getOthers() } else { return _others } } set { if let _setOthers { _setOthers(newValue) } else { _others = newValue } } _modify { if case nil = _getOthers, case nil = _setOthers { yield &_others } else { var value = self.others; yield &value; self.others = value } } }/*stubble>*/
    func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ others.count /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _others: [BellAction]; nonisolated(unsafe) var _getOthers: (() -> [BellAction])? = nil; nonisolated(unsafe) var _setOthers: (([BellAction]) -> Void)? = nil; nonisolated(unsafe) var _count: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("action", self.action as Any), ("others", self._others as Any)), displayStyle: .struct) }/*stubble>*/}

// @Stubbable
class Gong {
    var action: BellAction?/*<stubble*/ { @storageRestrictions(initializes: _action) init(initialValue) { _action = initialValue } get { if let _getAction { return _getAction() } else { return _action } } set { if let _setAction { _setAction(newValue) } else { _action = newValue } } _modify { if case nil = _getAction, case nil = _setAction { yield &_action } else { var value = self.action; yield &value; self.action = value } } }/*stubble>*/
    var first: BellAction { get { others[0] } set { others[0] = newValue } }
    var others: [BellAction] = []/*<stubble*/ { @storageRestrictions(initializes: _others) init(initialValue) { _others = initialValue } get { if let _getOthers { return _getOthers() } else { return _others } } set { if let _setOthers { _setOthers(newValue) } else { _others = newValue } } _modify { if case nil = _getOthers, case nil = _setOthers { yield &_others } else { var value = self.others; yield &value; self.others = value } } }/*stubble>*/
    subscript(index: Int) -> BellAction { get { others[index] } set { others[index] = newValue } }
    func last() -> BellAction {/*<stubble*/ if let _last { _last() } else {/*stubble>*/ others[others.count - 1] /*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _action: BellAction?; @exclusivity(unchecked) final var _getAction: (() -> BellAction?)? = nil; @exclusivity(unchecked) final var _setAction: ((BellAction?) -> Void)? = nil; final private var _others: [BellAction]; @exclusivity(unchecked) final var _getOthers: (() -> [BellAction])? = nil; @exclusivity(unchecked) final var _setOthers: (([BellAction]) -> Void)? = nil; @exclusivity(unchecked) final var _last: (() -> BellAction)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 6a4eda68 7d3a 45e8 c162 ff98 6f0a 8e57 45e8 d9c0 ff98 1ce0 *//*stubble>*/