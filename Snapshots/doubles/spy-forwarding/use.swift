var real = RealLedger()
print(try real.book(3, for: "rent"))
#if STUBS
let ledger = LedgerSpy(forwardingTo: real)
print(try ledger.book(4, for: "food"), ledger.balance, ledger.bookForReceivedInvocations)
ledger.bookForReturnValue = 100
print(try ledger.book(4, for: "food"), ledger.balance, ledger.callOrder)
// The object may call the spy while it is changed.
let realCell = RealCell()
let cell = CellSpy(forwardingTo: realCell)
realCell.whenChanged = { _ in print("now", cell.value) }
cell.value = 3
cell[1] = 6
var word = "old"
print(cell.swapped(&word, "new"), word)
cell.underlyingValue = 50
cell.value = 60
print(cell.value, realCell.value)
let realShared = RealSharedCell()
let shared = SharedCellSpy(forwardingTo: realShared)
realShared.whenChanged = { _ in print("now", shared.value) }
shared.value = 4
#endif
