var real = RealLedger()
print(try real.book(3, for: "rent"))
#if STUBS
let ledger = LedgerSpy(forwardingTo: real)
print(try ledger.book(4, for: "food"), ledger.balance, ledger.bookForReceivedInvocations)
ledger.bookForReturnValue = 100
print(try ledger.book(4, for: "food"), ledger.balance, ledger.callOrder)
#endif
