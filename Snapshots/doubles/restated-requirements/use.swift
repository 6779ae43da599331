struct News: Event {
    let id: String
    let day: Int
}
print(News(id: "news", day: 1).id)
#if STUBS
func identify<E: Event>(_ event: E) -> E.ID { event.id }
let eventSpy = EventSpy()
eventSpy.underlyingId = "spy"
print(identify(eventSpy))
print(identify(StubbableEvent { $0.id = "stubs" }))
@MainActor func list() {
    let listing = ListingSpy()
    listing.underlyingName = [1, 2]
    listing.title = "title"
    listing.showReturnValue = 3
    print(listing.name.count, listing.title, listing.show())
}
await list()
let session = MockSession()
session.titleStub.returns("session")
print(session.title)
let loader = NumberLoadingSpy(key: "key")
loader.loadReturnValue = [1]
loader.pairWithReturnValue = ["a": 2]
func load<L: Loading>(_ loader: L, _ key: L.Key) throws -> [L.Item]? { try loader.load(key) }
print(try load(loader, "key") ?? [], loader.pair(3, with: "a"), loader.loadReceivedKey ?? "")
let named = NamedLoadingSpy<LoadingProblem>(key: 1)
named.subscriptReturnValue = "named"
print(named[2])
let numbers = NumbersSpy()
numbers.makeIteratorReturnValue = [1, 2].makeIterator()
print(numbers.map { $0 + 1 })
#endif
