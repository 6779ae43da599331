@Stubbable
class AliasedBase {
    var count: Int { 1 }
    func value() -> Int { 2 }
    func shared() -> String { "base" }
}

@Stubbable
class AliasedStore<Element> {
    func first() -> Element? { nil }
    func add(_ element: Element) -> Int { 1 }
}

enum AliasedNames {
    typealias Short = AliasedBase
    typealias Lists<Item> = AliasedStore<[Item]>
}
typealias AliasedAgain = AliasedNames
