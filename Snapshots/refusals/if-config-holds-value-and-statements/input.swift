class Mixed {
    @StubbableFunction
    func number() -> Int {
        #if os(Linux)
        1
        #else
        let one = 1
        return one
        #endif
    }
}
