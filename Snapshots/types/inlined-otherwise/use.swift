func useExported() {
    let value = Exported(both: 3)
    print(value.sum(), Exported.make().x, value.twice, value[1], value.interface(), value.inlined(), value.inside())
    print(value.outside(), value.computed, value.emitted(), value.transparent(), value.further())
    print(ExportedObject(count: 4).next(), ExportedObject().shown())
}
useExported()
#if STUBS
func stubExported() {
    var value = Exported()
    value._sum = { 100 }
    value._inlined = { 200 }
    value._getTwice = { 300 }
    print(value.sum(), value.inlined(), value.twice)
}
stubExported()
#endif
