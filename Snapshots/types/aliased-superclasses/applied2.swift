typealias AliasedViewModel = AliasedBase
typealias AliasedTwice = AliasedViewModel
typealias AliasedInts = AliasedStore<Int>

/*<stubble @Stubbable*//*stubble>*/
class AliasedChild: AliasedViewModel {
    override var count: Int {/*<stubble*/ if let _getCount { _getCount() } else {/*stubble>*/ 10 /*<stubble*/} /*stubble>*/}
    override func value() -> Int {/*<stubble*/ if let _value { _value() } else {/*stubble>*/ 20 /*<stubble*/} /*stubble>*/}
    func own() -> Int {/*<stubble*/ if let _own { _own() } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _own: (() -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class AliasedGrandchild: AliasedTwice {
    override func value() -> Int {/*<stubble*/ if let _value { _value() } else {/*stubble>*/ 30 /*<stubble*/} /*stubble>*/}
}

/*<stubble @Stubbable*//*stubble>*/
class AliasedNested: AliasedAgain.Short {
    override func shared() -> String {/*<stubble*/ if let _shared { _shared() } else {/*stubble>*/ "nested" /*<stubble*/} /*stubble>*/}
}

/*<stubble @Stubbable*//*stubble>*/
class AliasedIntStore: AliasedInts {
    override func first() -> Int? {/*<stubble*/ if let _first { _first() as Any as! Int? } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
    override func add(_ element: Int) -> Int {/*<stubble*/ if let _add { _add(element) } else {/*stubble>*/ element /*<stubble*/} /*stubble>*/}
}

/*<stubble @Stubbable*//*stubble>*/
class AliasedTextLists: AliasedNames.Lists<String> {
    override func first() -> [String]? {/*<stubble*/ if let _first { _first() as Any as! [String]? } else {/*stubble>*/ ["a"] /*<stubble*/} /*stubble>*/}
}

protocol AliasedMark {}
typealias AliasedBoth = AliasedBase & AliasedMark

/*<stubble @Stubbable*//*stubble>*/
class AliasedMarked: AliasedBoth {
    override func value() -> Int {/*<stubble*/ if let _value { _value() } else {/*stubble>*/ 40 /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 2b8b512a 975f e943 ff98 c362 ff98 3dd2 ff98 8105 975f c362 ff98 975f 177a ff98 975f 4cf7 ff98 cccb ff98 975f 2c1e ff98 975f c362 ff98 *//*stubble>*/