do {
    let a = Shadowing(count: 2, name: "a"), b = Shadowing(values: [3, -1])
    print(a.count, a.name, a.onChange(), b.count, b.name)
}
#if STUBS
do {
    let a = Shadowing(count: 2, name: "a")
    a._getCount = { 100 }
    print(a.count, a.onChange())
}
#endif
