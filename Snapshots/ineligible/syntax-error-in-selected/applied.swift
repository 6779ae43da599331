class SyntaxGood {
    func first() -> Int {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _first: (() -> Int)? = nil/*stubble>*/}
class SyntaxBad {
    func second() -> Int { let = 3 ] }
    func third() -> Int { 3 }
    struct Inner { func fourth() {} }
}
extension SyntaxGood {
    func fifth() { if ) }
}
class SyntaxDerived: SyntaxBad {
    override func third() -> Int {/*<stubble*/ if let _third { _third() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _third: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 738227f7 a2a7 ff98 c50a 5c8b ff98 63bf *//*stubble>*/