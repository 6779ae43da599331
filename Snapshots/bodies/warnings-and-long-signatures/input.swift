class LongSignatures {
    @StubbableFunction func warn() {
        #warning("later")
    }
    @StubbableFunction func only() -> Void {
        // nothing
        /* at all */
    }
    @StubbableFunction func cond() {
        #if NOPE
        print(1)
        #endif
    }
    @StubbableFunction func one() -> Int { return 1 } // c
    @StubbableFunction func ff() -> Int { 2 }
    @StubbableFunction
    func multi(
        _ a: Int, // first
        b /* label */ : String = ")", /* } */
        c: (Int) -> Void = { _ in } // {
    ) async throws // effects
        -> [Int] // result
    // before
    {
        // inside
        [a]
    }
    // MARK: - Mark
    /// Doc
    @discardableResult
    @StubbableFunction /* between */ @inline(never)
    // note
    func docs<T>(_ t: T) -> T
        where T: Hashable,
        T: Sendable
    { t }
}
