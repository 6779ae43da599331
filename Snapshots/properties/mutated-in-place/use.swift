let inPlace = MutatedInPlace()
inPlace.fill(100_000)
inPlace.table["a", default: []].append(1)
inPlace.text += "x"
var swapped = Swapped()
swapped.swapThem()
print(inPlace.items.count, inPlace.table, inPlace.text, swapped.a, swapped.b)
#if STUBS
inPlace._getItems = { [7] }
inPlace._setItems = { print("set", $0) }
inPlace.items.append(8)
inPlace._setItems = nil
inPlace.items.append(9)
inPlace._getItems = nil
print(inPlace.items)
#endif
