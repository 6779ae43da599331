let counter = Counter(id: 3)
print(await counter.increment(), try await counter.increment(by: 2), counter.constant(), counter.name, counter.id, await counter.list)
print(await counter.pass(NotSendable()), await Counter.make().count, await counter.computed, await counter.waiting, await Counter().count)
#if STUBS
counter._increment = { 100 }
counter._incrementBy = { $0 * 10 }
counter._constant = { 50 }
counter._getName = { "stub" }
counter._getId = { 33 }
counter._getComputed = { 66 }
counter._setList = { print("set list", $0) }
Counter._make = { Counter(id: 90) }
print(await counter.increment(), try await counter.increment(by: 2), counter.constant(), counter.name, counter.id)
await counter.setList([1])
print(await Counter.make().count, await counter.computed)
#endif
