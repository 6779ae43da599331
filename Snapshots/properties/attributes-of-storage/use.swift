let unchecked = UncheckedAccess<String>()
unchecked.add("x")
print(unchecked.count, unchecked.text, unchecked.items, unchecked.first ?? "none", unchecked.second)
UsedStatics.used += 1
print(UsedStatics().rest, UncheckedActor().total)
#if STUBS
unchecked._getCount = { 7 }
unchecked._getItems = { ["stub"] }
print(unchecked.count, unchecked.items)
UsedStatics._getUsed = { 4 }
print(UsedStatics().rest)
#endif
