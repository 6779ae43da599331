try await Task { @Storage in
    let (shelf, top, cover, label) = await makeShelves()
    shelf.add("a")
    top.add("b")
    print(shelf.names, top.names, top.height, cover.stored, label.longer(), Isolated().number)
    await cover.turn()
}.value
await MainActor.run {
    _ = Closing()
    _ = ClosingAnywhere()
}
#if STUBS
try await Task { @Storage in
    let (shelf, top, _, _) = await makeShelves()
    shelf._getCount = { 10 }
    shelf._getNames = { ["stub"] }
    top._getHeight = { 20 }
    print(shelf.count, shelf.names, top.height)
}.value
#endif
