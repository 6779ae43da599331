print("aliases")
#if STUBS
let depot = WarehouseSpy()
depot.fetchReturnValue = 2
depot.numbersReturnValue = Tallies(count: 3)
depot.updatesFeed.continuation.yield(4)
depot.updatesFeed.continuation.finish()
depot.resultsFeed.continuation.yield("five")
depot.resultsFeed.continuation.finish()
try await useWarehouse(depot)
print(depot.storeReceivedNumber ?? 0)
#endif
