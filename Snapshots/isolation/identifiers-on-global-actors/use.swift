@MainActor func identify() {
    let configuration = Configuration()
    print(Numbers(id: configuration.id).id == configuration.id, Badge(id: 3).id)
    print(Progress(id: configuration.id).show())
}
await identify()
#if STUBS
@MainActor func identifyStubs() {
    var badge = Badge(id: 3)
    badge._getId = { 5 }
    print(badge.id)
}
await identifyStubs()
#endif
