let shelf = Shelf<String>(), labelled = Shelf<Labelled>()
shelf.items = ["a", "a"]
labelled.items = [Labelled(id: 1)]
print(try await shelf.unique(), shelf.counted(["b"]), shelf.first()!.element, shelf.wrapped().count, shelf.all, labelled.ids)
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
#endif
