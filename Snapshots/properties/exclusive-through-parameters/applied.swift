/*<stubble @Stubbable*//*stubble>*/
struct Cart/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var items: [Int] = [1, 2, 3]
    var selected: Int = 2
    var counts: [Int: Int] = [:]
    var base: Int = 10
    var first: Int = 1
    var second: Int = 2
    let limit: Int = 3
    var bonus: [Int]? = [1]
    var gift: Int = 7
    var note: String = "n"/*<stubble*/ { @storageRestrictions(initializes: _note) init(initialValue) { _note = initialValue } get { if let _getNote { return _getNote() } else { return _note } } set { if let _setNote { _setNote(newValue) } else { _note = newValue } } _modify { if case nil = _getNote, case nil = _setNote { yield &_note } else { var value = self.note; yield &value; self.note = value } } }/*stubble>*/
    var total: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _total) init(initialValue) { _total = initialValue } get { if let _getTotal { return _getTotal() } else { return _total } } set { if let _setTotal { _setTotal(newValue) } else { _total = newValue } } _modify { if case nil = _getTotal, case nil = _setTotal { yield &_total } else { var value = self.total; yield &value; self.total = value } } }/*stubble>*/
/*<stubble*/private var _note: String; nonisolated(unsafe) var _getNote: (() -> String)? = nil; nonisolated(unsafe) var _setNote: ((String) -> Void)? = nil; private var _total: Int; nonisolated(unsafe) var _getTotal: (() -> Int)? = nil; nonisolated(unsafe) var _setTotal: ((Int) -> Void)? = nil; init(items: [Int] = [1, 2, 3], selected: Int = 2, counts: [Int: Int] = [:], base: Int = 10, first: Int = 1, second: Int = 2, bonus: [Int]? = [1], gift: Int = 7, note: String = "n", total: Int = 0) { self.items = items; self.selected = selected; self.counts = counts; self.base = base; self.first = first; self.second = second; self.bonus = bonus; self.gift = gift; self._note = note; self._total = total }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("items", self.items as Any), ("selected", self.selected as Any), ("counts", self.counts as Any), ("base", self.base as Any), ("first", self.first as Any), ("second", self.second as Any), ("limit", self.limit as Any), ("bonus", self.bonus as Any), ("gift", self.gift as Any), ("note", self._note as Any), ("total", self._total as Any)), displayStyle: .struct) }/*stubble>*/}
func removeSelected(_ cart: inout Cart) { cart.items.removeAll { $0 == cart.selected } }
func keepBelowLimit(_ cart: inout Cart) { cart.items.sort { $0 == cart.limit && $1 != 0 } }
func tallyUp(_ cart: inout Cart) { cart.counts[1, default: cart.base] += 1 }
func exchange(_ cart: inout Cart) { swap(&cart.first, &cart.second) }
func addBonus(_ cart: inout Cart) { cart.bonus?.append(cart.gift) }
/// What is looked at before the change begins keeps nothing stored.
func sum(_ cart: inout Cart) {
    cart.total += cart.note.count
    cart.note.append("\(cart.total)")
    cart.total = cart.note.reduce(0) { sum, _ in sum + cart.total }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 4b37a5e6 975f 7d3a 8cbf 1fa9 b18b *//*stubble>*/