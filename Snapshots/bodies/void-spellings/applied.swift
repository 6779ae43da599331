typealias Done = Void

/*<stubble @Stubbable*//*stubble>*/
class VoidSpellings {
    func nothing() {/*<stubble*/ if let _nothing { _nothing() } else {/*stubble>*/ print("nothing") /*<stubble*/} /*stubble>*/}
    func word() -> Void {/*<stubble*/ if let _word { _word() } else {/*stubble>*/ print("word") /*<stubble*/} /*stubble>*/}
    func qualified() -> Swift.Void {/*<stubble*/ if let _qualified { _qualified() } else {/*stubble>*/ print("qualified") /*<stubble*/} /*stubble>*/}
    func empty() -> () {/*<stubble*/ if let _empty { _empty() } else {/*stubble>*/ print("empty") /*<stubble*/} /*stubble>*/}
    func parenthesised() -> (Void) {/*<stubble*/ if let _parenthesised { _parenthesised() } else {/*stubble>*/ print("parenthesised") /*<stubble*/} /*stubble>*/}
    func alias() -> Done {/*<stubble*/ if let _alias { _alias() } else {/*stubble>*/ print("alias") /*<stubble*/} /*stubble>*/}
    func discardable() -> Void {/*<stubble*/ if let _discardable { _discardable() } else {/*stubble>*/ discarded() /*<stubble*/} /*stubble>*/}
    @discardableResult func discarded() -> Int {/*<stubble*/ if let _discarded { _discarded() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func noBody() {/*<stubble*/ if let _noBody { _noBody() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _nothing: (() -> Void)? = nil; @exclusivity(unchecked) final var _word: (() -> Void)? = nil; @exclusivity(unchecked) final var _qualified: (() -> Void)? = nil; @exclusivity(unchecked) final var _empty: (() -> Void)? = nil; @exclusivity(unchecked) final var _parenthesised: (() -> Void)? = nil; @exclusivity(unchecked) final var _alias: (() -> Done)? = nil; @exclusivity(unchecked) final var _discardable: (() -> Void)? = nil; @exclusivity(unchecked) final var _discarded: (() -> Int)? = nil; @exclusivity(unchecked) final var _noBody: (() -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 9274464b 975f a440 ff98 3485 ff98 15b0 ff98 387a ff98 db11 ff98 93b9 ff98 e360 ff98 cb82 ff98 818e ff98 3142 *//*stubble>*/