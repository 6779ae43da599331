do {
    let tight = TightOperators(base: 10)
    print(tight.n, tight.flag, tight.maybe ?? 0, tight.text, tight.list, tight.sum, tight.range, tight.default)
}
#if STUBS
do {
    let tight = TightOperators(base: 10)
    tight._getN = { 100 }
    print(tight.n)
}
#endif
