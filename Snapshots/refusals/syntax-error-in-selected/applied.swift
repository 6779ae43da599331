class SyntaxGood {
    func first() -> Int {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _first: (() -> Int)? = nil/*stubble>*/}
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
/*<stubble*/@exclusivity(unchecked) var _third: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: cb10bf6a a2a7 ff98 1dda 5c8b ff98 944f *//*stubble>*/