struct HidPool<Element> { var first: Element }
struct HidToken: ~Copyable { var number = 1 }
enum HidNever {}

// @Stubbable
struct HidMachine<HidPool: Hashable> {
    var all: [HidPool] = []
    var one: HidPool? = nil
    struct Action { var pools: [HidPool] = [] }
    func count(_ pool: HidPool) -> Int { all.count }
}
// @Stubbable
class HidBox<HidToken> {
    var token: HidToken
    init(_ token: HidToken) { self.token = token }
}
// @Stubbable
actor HidStore<HidNever: Sendable> {
    func put(_ value: HidNever) -> String { "put \(value)" }
}
