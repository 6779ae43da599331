class SyntaxGood {
    func first() -> Int { 1 }
}
class SyntaxBad {
    func second() -> Int { let = 3 ] }
    func third() -> Int { 3 }
    struct Inner { func fourth() {} }
}
extension SyntaxGood {
    func fifth() { if ) }
}
class SyntaxDerived: SyntaxBad {
    override func third() -> Int { 4 }
}
