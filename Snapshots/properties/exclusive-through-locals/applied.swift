/*<stubble @Stubbable*//*stubble>*/
struct Ledger/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var entries: [Int] = [1, 2, 3]
    var mark: Int = 2
    var debit: Int = 1
    var credit: Int = 2
    var buffer: [Int] = [0, 0]
    var filler: Int = 5
    var name: String = "l"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    var pages: [Int] = [1]/*<stubble*/ { @storageRestrictions(initializes: _pages) init(initialValue) { _pages = initialValue } get { if let _getPages { return _getPages() } else { return _pages } } set { if let _setPages { _setPages(newValue) } else { _pages = newValue } } _modify { if case nil = _getPages, case nil = _setPages { yield &_pages } else { var value = self.pages; yield &value; self.pages = value } } }/*stubble>*/
/*<stubble*/private var _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; private var _pages: [Int]; nonisolated(unsafe) var _getPages: (() -> [Int])? = nil; nonisolated(unsafe) var _setPages: (([Int]) -> Void)? = nil; init(entries: [Int] = [1, 2, 3], mark: Int = 2, debit: Int = 1, credit: Int = 2, buffer: [Int] = [0, 0], filler: Int = 5, name: String = "l", pages: [Int] = [1]) { self.entries = entries; self.mark = mark; self.debit = debit; self.credit = credit; self.buffer = buffer; self.filler = filler; self._name = name; self._pages = pages }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("entries", self.entries as Any), ("mark", self.mark as Any), ("debit", self.debit as Any), ("credit", self.credit as Any), ("buffer", self.buffer as Any), ("filler", self.filler as Any), ("name", self._name as Any), ("pages", self._pages as Any)), displayStyle: .struct) }/*stubble>*/}
func settle(_ body: (inout Ledger) -> Void) -> Ledger {
    var ledger = Ledger()
    ledger.entries.removeAll { $0 == ledger.mark }
    swap(&ledger.debit, &ledger.credit)
    ledger.buffer.withUnsafeMutableBufferPointer { $0[0] = ledger.filler }
    body(&ledger)
    return ledger
}
func settleInPart() -> Ledger {
    settle {
        swap(&$0.entries[0], &$0.mark)
        $0.pages.removeAll { $0 == 1 }
    }
}
func settleByName() -> Ledger {
    settle { ledger in
        ledger.pages.append(ledger.name.count)
        for page in ledger.pages { ledger.name += "\(page)" }
        ledger.pages = ledger.pages.filter { $0 != ledger.name.count }
    }
}
func settleByFunction(_ ledger: inout Ledger) {
    func isMarked(_ entry: Int) -> Bool { entry == ledger.mark }
    ledger.entries.removeAll(where: isMarked)
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c51aa75a 975f 7d3a a105 8aa7 ffad *//*stubble>*/