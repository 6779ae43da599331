func useBits() {
    print(copyBits(BitPoint(x: 1, y: 2)).sum(), copyBits(BitPair(first: 3)).get(), BitWhole().part.twice())
    print(copySomeBits(BitPart()), BitBox(value: BitPart()).value.value, NoBits().longer(), NoBitsOfObjects().get())
    if case .part(let part) = BitCase.part(BitPart(value: 4)) { print(part.twice()) }
    print(readRawMemory())
}
useBits()
#if STUBS
func stubBits() {
    BitPoint._sum = { 100 }
    BitPart._getValue = { 50 }
    RawHeader._total = { 9 }
    useBits()
    var held = NoBits()
    held._longer = { "stub" }
    print(held.longer(), NoBits().longer())
}
stubBits()
#endif
