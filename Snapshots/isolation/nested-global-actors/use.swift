@Mills.Wheel func mill() async {
    let stone = Millstone(), sieve = FineSieve(), turner = Turner()
    print(stone.grindAll(), await sieve.siftTwice(9), await turner.turn())
    let miller = Mills.Miller()
    miller.flour += 1
    print(miller.bake(), miller.name, miller.sacks)
    #if STUBS
    stone._getGrains = { 5 }
    sieve._siftTwice = { $0 }
    turner._turn = { 4 }
    print(stone.grindAll(), await sieve.siftTwice(9), await turner.turn())
    miller._getFlour = { 7 }
    miller._getName = { "Al" }
    print(miller.bake(), miller.name, miller.sacks)
    #endif
}
await mill()
