/*<stubble @Stubbable*//*stubble>*/
class AliasedBase {
    var count: Int {/*<stubble*/ if let _getCount { _getCount() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func value() -> Int {/*<stubble*/ if let _value { _value() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    func shared() -> String {/*<stubble*/ if let _shared { _shared() } else {/*stubble>*/ "base" /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _value: (() -> Int)? = nil; @exclusivity(unchecked) final var _shared: (() -> String)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class AliasedStore<Element> {
    func first() -> Element? {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    func add(_ element: Element) -> Int {/*<stubble*/ if let _add { _add(element) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _first: (() -> Element?)? = nil; @exclusivity(unchecked) final var _add: ((Element) -> Int)? = nil/*stubble>*/}

enum AliasedNames {
    typealias Short = AliasedBase
    typealias Lists<Item> = AliasedStore<[Item]>
}
typealias AliasedAgain = AliasedNames
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 4d7a6bfc 975f e943 ff98 c362 ff98 177a ff98 065a 975f a2a7 ff98 cccb ff98 7464 *//*stubble>*/