let scopedTandem = ScopedTandem()
print(ScopedTandem.wheels(), ScopedTandem.gears(), ScopedTandem.riders())
print(scopedTandem.speed(), scopedTandem.weight(), scopedTandem.length())
@MainActor func scopedCover() async -> [Int] {
    let cover = ScopedCover()
    return [ScopedCover.size(), ScopedCover.color(), cover.lines(), await cover.title()]
}
print(await scopedCover())
#if STUBS
ScopedTandem._withStubs {
    ScopedTandem._wheels = { 10 }
    ScopedTandem._gears = { 20 }
    ScopedTandem._riders = { 30 }
    print(ScopedTandem.wheels(), ScopedTandem.gears(), ScopedTandem.riders())
}
print(ScopedTandem.wheels(), ScopedTandem.gears(), ScopedTandem.riders())
await scopedTandem._withStubs {
    scopedTandem._speed = { 10 }
    scopedTandem._weight = { 20 }
    scopedTandem._length = { 30 }
    await Task.yield()
    print(scopedTandem.speed(), scopedTandem.weight(), scopedTandem.length())
}
print(scopedTandem.speed(), scopedTandem.weight(), scopedTandem.length())
@MainActor func scopedCovers() async {
    await ScopedCover._withStubs {
        ScopedCover._size = { 10 }
        ScopedCover._color = { 20 }
        print(await scopedCover())
    }
    let cover = ScopedCover()
    await cover._withStubs {
        cover._title = { 30 }
        print(await cover.title())
    }
    print(await scopedCover(), await cover.title())
}
await scopedCovers()
#endif
