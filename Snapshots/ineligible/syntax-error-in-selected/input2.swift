extension SyntaxBad {
    func sixth() {}
}
struct SyntaxOther { func seventh() {} }
