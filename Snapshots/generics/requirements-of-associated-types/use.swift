let keyedQuery = KeyedQuery(model: FiveOwner())
print(keyedQuery.filter(KeyedFilter(model: FiveOwner())), keyedQuery.filters { KeyedFilter(model: FiveOwner()) }?.model as Any)
print(keyedQuery.keys([3: 4]), keyedQuery.box(KeyedBox(model: FiveOwner())).model == FiveOwner())
#if STUBS
  keyedQuery._filter = { _ in 2 }
  keyedQuery._keys = { _ in Set([5]) }
  keyedQuery._box = { $0 }
  print(keyedQuery.filter(KeyedFilter(model: FiveOwner())), keyedQuery.keys([3: 4]))
#endif
