/*<stubble @Stubbable*//*stubble>*/
struct Basket/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var fruits: [Int] = [1, 2, 3]
    var rotten: Int = 2
    var apples: Int = 1
    var pears: Int = 2
    var prices: [Int: Int] = [:]
    var price: Int = 4
    var owner: String = "b"/*<stubble*/ { @storageRestrictions(initializes: _owner) init(initialValue) { _owner = initialValue } get { if let _getOwner { return _getOwner() } else { return _owner } } set { if let _setOwner { _setOwner(newValue) } else { _owner = newValue } } _modify { if case nil = _getOwner, case nil = _setOwner { yield &_owner } else { var value = self.owner; yield &value; self.owner = value } } }/*stubble>*/
/*<stubble*/private var _owner: String; nonisolated(unsafe) var _getOwner: (() -> String)? = nil; nonisolated(unsafe) var _setOwner: ((String) -> Void)? = nil; init(fruits: [Int] = [1, 2, 3], rotten: Int = 2, apples: Int = 1, pears: Int = 2, prices: [Int: Int] = [:], price: Int = 4, owner: String = "b") { self.fruits = fruits; self.rotten = rotten; self.apples = apples; self.pears = pears; self.prices = prices; self.price = price; self._owner = owner }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("fruits", self.fruits as Any), ("rotten", self.rotten as Any), ("apples", self.apples as Any), ("pears", self.pears as Any), ("prices", self.prices as Any), ("price", self.price as Any), ("owner", self._owner as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 4a72a61a 975f 7d3a b0ac 8a30 *//*stubble>*/