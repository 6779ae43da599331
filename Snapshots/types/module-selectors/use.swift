import Foundation

#if compiler(>=6.3)
  let selected = SelectedBox(tag: 1)
  print(selected.tag, selected.list, selected.maybe as Any, selected.inferred.count, selected.count, selected.shift(1))
  print(selected.failure, selected.join(1, Foundation::Data()).count, selected.map(2) { $0 }, selected.nest(.init()))
  print(SelectedCache().size, SelectedCache().limit)
  let coded = try JSONEncoder().encode(SelectedCoded(text: "y"))
  print(try JSONDecoder().decode(SelectedCoded.self, from: coded), SelectedCoded(text: "a") == SelectedCoded(text: "a"))
  print(await SelectedActor().twice())
  #if STUBS
    selected._getTag = { 10 }
    selected._join = { number, data in data + data }
    selected._clear = { print("cleared") }
    selected._nest = { SelectedBox.Int(inside: $0.inside * 7) }
    selected.clear()
    print(selected.tag, selected.join(1, Foundation::Data([1, 2])).count, selected.nest(.init()).inside)
    let selectedCache = SelectedCache()
    selectedCache._getLimit = { 9 }
    print(selectedCache.limit)
  #endif
#endif
