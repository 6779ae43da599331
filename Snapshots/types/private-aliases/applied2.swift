private typealias OwnReply = Int
private typealias OwnAmount = (String) -> Int

// @Stubbable
struct ReplyCounter: Equatable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    fileprivate var reply: OwnReply = 3/*<stubble*/ { @storageRestrictions(initializes: _reply) init(initialValue) { _reply = initialValue } get { if let _getReply { return _getReply() } else { return _reply } } set { if let _setReply { _setReply(newValue) } else { _reply = newValue } } _modify { if case nil = _getReply, case nil = _setReply { yield &_reply } else { var value = self.reply; yield &value; self.reply = value } } }/*stubble>*/
    func twice() -> Int {/*<stubble*/ if let _twice { _twice() } else {/*stubble>*/ 2 * reply /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _reply: OwnReply; fileprivate nonisolated(unsafe) var _getReply: (() -> OwnReply)? = nil; fileprivate nonisolated(unsafe) var _setReply: ((OwnReply) -> Void)? = nil; nonisolated(unsafe) var _twice: (() -> Int)? = nil; fileprivate init(reply: OwnReply = 3) { self._reply = reply }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("reply", self._reply as Any)), displayStyle: .struct) }; static func == (a: Self, b: Self) -> Bool { guard a._reply == b._reply else { return false }; return true }/*stubble>*/}

// @Stubbable
final class AmountMeter/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    fileprivate var amount: OwnAmount = { $0.count }/*<stubble*/ { @storageRestrictions(initializes: _amount) init(initialValue) { _amount = initialValue } get { if let _getAmount { return _getAmount() } else { return _amount } } set { if let _setAmount { _setAmount(newValue) } else { _amount = newValue } } _modify { if case nil = _getAmount, case nil = _setAmount { yield &_amount } else { var value = self.amount; yield &value; self.amount = value } } }/*stubble>*/
    func measure(_ text: String) -> Int {/*<stubble*/ if let _measure { _measure(text) } else {/*stubble>*/ amount(text) /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _amount: OwnAmount; @exclusivity(unchecked) fileprivate var _getAmount: (() -> OwnAmount)? = nil; @exclusivity(unchecked) fileprivate var _setAmount: ((@escaping OwnAmount) -> Void)? = nil; @exclusivity(unchecked) var _measure: ((String) -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("amount", self._amount as Any) }, displayStyle: .class) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: dfad03a4 3d75 c777 3cfb ff98 7f18 7d3a 453f e193 ff98 2193 *//*stubble>*/