let depot = Depository.shared
print(await depot.add(3), await depot.counts, depot.names, await depot.isOpen)
await depot.open(2)
print(await depot.counts["opened"] as Any)
#if STUBS
depot._getCounts = { ["stubbed": 1] }
depot._add = { -$0 }
print(await depot.add(3), await depot.counts)
#endif
