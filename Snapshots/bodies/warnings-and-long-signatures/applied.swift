class LongSignatures {
    /*<stubble @StubbableFunction*//*stubble>*/ func warn() {/*<stubble*/ if let _warn { _warn() } else {/*stubble>*/
        #warning("later")
    /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ func only() -> Void {/*<stubble*/ if let _only { _only() } else {/*stubble>*/
        // nothing
        /* at all */
    /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ func cond() {/*<stubble*/ if let _cond { _cond() } else {/*stubble>*/
        #if NOPE
        print(1)
        #endif
    /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ func one() -> Int {/*<stubble*/ if let _one { return _one() } else {/*stubble>*/ return 1 /*<stubble*/} /*stubble>*/} // c
    /*<stubble @StubbableFunction*//*stubble>*/ func ff() -> Int {/*<stubble*/ if let _ff { _ff() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/
    func multi(
        _ a: Int, // first
        b /* label */ : String = ")", /* } */
        c: (Int) -> Void = { _ in } // {
    ) async throws // effects
        -> [Int] // result
    // before
    {/*<stubble*/ if let _multi { try await _multi(a, b, c) } else {/*stubble>*/
        // inside
        [a]
    /*<stubble*/} /*stubble>*/}
    // MARK: - Mark
    /// Doc
    @discardableResult
    /*<stubble @StubbableFunction*//*stubble>*/ /* between */ @inline(never)
    // note
    func docs<T>(_ t: T) -> T
        where T: Hashable,
        T: Sendable
    {/*<stubble*/ if let _docs { _docs(t) as! T } else {/*stubble>*/ t /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _warn: (() -> Void)? = nil; @exclusivity(unchecked) final var _only: (() -> Void)? = nil; @exclusivity(unchecked) final var _cond: (() -> Void)? = nil; @exclusivity(unchecked) final var _one: (() -> Int)? = nil; @exclusivity(unchecked) final var _ff: (() -> Int)? = nil; @exclusivity(unchecked) final var _multi: ((Int, String, (Int) -> Void) async throws -> [Int])? = nil; @exclusivity(unchecked) final var _docs: ((any Hashable & Sendable) -> Any)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 04402eb8 5b6e 7c65 ff98 5b6e f86d ff98 5b6e a2e7 ff98 5b6e f51d ff98 5b6e 954d ff98 5b6e 0924 ff98 5b6e da88 ff98 13f4 *//*stubble>*/