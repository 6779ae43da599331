@Stubbable
struct Ledger {
    var entries: [Int] = [1, 2, 3]
    var mark: Int = 2
    var debit: Int = 1
    var credit: Int = 2
    var buffer: [Int] = [0, 0]
    var filler: Int = 5
    var name: String = "l"
    var pages: [Int] = [1]
}
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
