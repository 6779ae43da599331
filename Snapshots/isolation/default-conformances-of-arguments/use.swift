let store = KeyStore()
store.counts["a", default: [:]][Key(s: 1)] = 2
var table = KeyTable(fixed: [Key(s: 2): 3], free: [FreeKey(n: 1)], box: KeyBox(item: Key(s: 4)))
table.counts[Key(s: 1)] = 5
print(table.add(.right(1)), table.add(.right(1)), table.all().count, table.counts.count, table.fixed.count, readKeys(store, table))
print(store.repo.items.count, store.sides.count, store.counts.count, store.visit([]), [[Key(s: 1): 1]].map { KeyRow(counts: $0) }.count)
print([1, 2].map { KeyRow(counts: [:], n: $0).n }, KeyRow(counts: [:]))
print(store.kept([]), store.freed([FreeKey(n: 1)]), store.none as Any)
#if STUBS
store._freed = { _ in 7 }
print(store.freed([]))
table._getCounts = { [:] }
table._all = { [.left, .right(3)] }
table._getKeys = { [Key(s: 1)] }
store._getSides = { [] }
store._getKeys = { [Key(s: 1)] }
print(table.counts.count, table.all().count, store.sides.count, readKeys(store, table))
#endif
