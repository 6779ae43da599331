do {
    let a = Shadowing(count: 2, name: "a"), b = Shadowing(values: [3, -1])
    print(a.count, a.name, a.onChange(), b.count, b.name)
}
do {
    let a = Shadowing(count: 1, name: "a"), text = Text()
    let b = Shadowing(other: a, text: text), c = Shadowing(other: nil, text: nil)
    print(a.count, text.name, b.name, b.count, c.name, c.count)
}
#if STUBS
do {
    let a = Shadowing(count: 2, name: "a")
    a._getCount = { 100 }
    print(a.count, a.onChange())
}
#endif
