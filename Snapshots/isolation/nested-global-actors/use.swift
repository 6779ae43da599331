@Mills.Wheel func mill() async {
    let stone = Millstone(), sieve = FineSieve(), turner = Turner()
    print(stone.grindAll(), await sieve.siftTwice(9), await turner.turn())
    #if STUBS
    stone._getGrains = { 5 }
    sieve._siftTwice = { $0 }
    turner._turn = { 4 }
    print(stone.grindAll(), await sieve.siftTwice(9), await turner.turn())
    #endif
}
await mill()
