let shelf = Shelf<String>(), labelled = Shelf<Labelled>()
shelf.items = ["a", "a"]
labelled.items = [Labelled(id: 1)]
print(try await shelf.unique(), shelf.counted(["b"]), shelf.first()!.element, shelf.wrapped().count, shelf.all, labelled.ids)
var lender = Lender<Int>(), keyed = Keyed(table: [1: "a"])
print(lender.known([1], .success(1), "o"), lender.keys(of: [2: 3]), keyed.lookup([1]), Keyed<Int, Int>.made().table)
lender.items = []
keyed.table[2] = "b"
func useCrates(_ crate: Crate<Int>) {
  var bag = crate.bag()
  crate.fill(&bag)
  crate.visit { bag = $0 }
  print(bag.items.sorted(), crate.bags(bag).count, crate.largest?.items.count ?? 0, crate[bag], crate.sum().value, crate.same().value)
}
let crate = Crate<Int>()
crate.items = [1, 2]
useCrates(crate)
print(crate.add(Tree.Node(value: 3), to: []), crate.unique([4])!.value)
#if STUBS
shelf._unique = { Set(["stub"]) }
shelf._counted = { wanted in ["\(wanted)": 2] }
shelf._first = { Unique(element: "one") }
shelf._wrapped = { [Wrapped(element: "w")] }
shelf._getAll = { Set(["all"]) }
shelf._setAll = { print("all =", $0) }
labelled._getIds = { [9] }
shelf.all = ["new"]
print(try await shelf.unique(), shelf.counted(["b"]), shelf.first()!.element, shelf.wrapped().count, shelf.all, labelled.ids)
lender._known = { _, more, _ in (try? more.get()) ?? 0 }
lender._keys = { _ in [20] }
keyed._lookup = { keys in [keys.count: "stub"] }
print(lender.known([1], .success(10), "o"), lender.keys(of: [2: 3]), keyed.lookup([1]))
crate._bag = { Crate<Int>.Bag(items: [7, 8]) }
crate._visit = { $0(Crate<Int>.Bag(items: [9])) }
crate._getLargest = { Crate<Int>.Bag?.none as Any }
crate._sum = { Crate<Int>.Sum(value: 10) }
useCrates(crate)
#endif
