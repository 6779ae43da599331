class Mixed {
    @StubbableFunction
    func number() -> Int {
        #if os(Linux)
        abort()
        #else
        let one = 1
        return one
        #endif
    }

    @StubbableFunction
    func name(_ number: Int) -> String {
        switch number {
        case 0: "zero"
        #if os(Linux)
        case 1:
            let one = "one"
            return one
        #endif
        default: "many"
        }
    }
}
