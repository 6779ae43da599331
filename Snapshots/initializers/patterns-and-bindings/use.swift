for reading in [Reading.value(1), .value(9), .pair(3, 4), .nothing] {
    let patterns = Patterns(reading, [2, nil, 3])
    print(patterns.x ?? 0, patterns.y, patterns.all)
}
print(Patterns(.nothing, []).y, Patterns(closures: 2).all, Patterns(closures: 2).y)
#if STUBS
let stubbed = Patterns(.nothing, [])
stubbed._getX = { 4 }
print(stubbed.x ?? 0)
#endif
