class Marked {
    #if os(Linux)
    @discardableResult
    #endif
    @StubbableFunction
    func number() -> Int { 1 }
}
