func readShells(_ oyster: Oyster, _ mussel: Mussel, _ hermit: Hermit) {
    print(oyster.crack(), oyster.rings, oyster.age, Oyster.family(), oyster.drift())
    print(mussel.crack(), mussel.rings, mussel.age, Mussel.family(), Reef.arms, hermit.pinch())
}
@MainActor func useShells() async {
    let (oyster, mussel, kelp, reef, hermit) = (Oyster(), Mussel(), SugarKelp(), Reef(), Hermit())
    readShells(oyster, mussel, hermit)
    print(await oyster.polish(Pearl()).size, await oyster.best.size, await oyster.grow(), oyster.beds)
    print(await mussel.polish(Pearl()).size, await kelp.wash(Pearl()).size, await kelp[Pearl()].size, reef.fish())
    print(FlatOyster().crack(), FlatOyster().open())
    #if STUBS
    let found = Pearl()
    found.size = 20
    oyster._crack = { 21 }
    oyster._getRings = { 22 }
    oyster._drift = { 23 }
    mussel._polish = { _ in found }
    mussel._getBest = { found }
    kelp._wash = { _ in found }
    kelp._getSubscript = { _ in found }
    hermit._pinch = { 25 }
    readShells(oyster, mussel, hermit)
    print(await mussel.polish(Pearl()).size, await kelp.wash(Pearl()).size, await kelp[Pearl()].size)
    #endif
}
await useShells()
