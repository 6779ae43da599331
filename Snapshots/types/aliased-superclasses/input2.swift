typealias AliasedViewModel = AliasedBase
typealias AliasedTwice = AliasedViewModel
typealias AliasedInts = AliasedStore<Int>

@Stubbable
class AliasedChild: AliasedViewModel {
    override var count: Int { 10 }
    override func value() -> Int { 20 }
    func own() -> Int { 5 }
}

@Stubbable
class AliasedGrandchild: AliasedTwice {
    override func value() -> Int { 30 }
}

@Stubbable
class AliasedNested: AliasedAgain.Short {
    override func shared() -> String { "nested" }
}

@Stubbable
class AliasedIntStore: AliasedInts {
    override func first() -> Int? { 4 }
    override func add(_ element: Int) -> Int { element }
}

@Stubbable
class AliasedTextLists: AliasedNames.Lists<String> {
    override func first() -> [String]? { ["a"] }
}

protocol AliasedMark {}
typealias AliasedBoth = AliasedBase & AliasedMark

@Stubbable
class AliasedMarked: AliasedBoth {
    override func value() -> Int { 40 }
}
