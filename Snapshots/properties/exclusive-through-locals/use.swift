var ledger = settleInPart()
print(ledger.entries, ledger.mark, ledger.debit, ledger.credit, ledger.buffer, ledger.pages)
ledger = settleByName()
settleByFunction(&ledger)
print(ledger.entries, ledger.name, ledger.pages)
#if STUBS
ledger._getName = { "stubbed" }
ledger._getPages = { [9] }
print(ledger.name, ledger.pages)
#endif
