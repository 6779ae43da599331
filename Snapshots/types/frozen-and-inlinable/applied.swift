/*<stubble @Stubbable*//*stubble>*/
public final class Inlined {
    @inlinable public func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    @inlinable public init() {}
    @usableFromInline func g() -> Int {/*<stubble*/ if let _g { _g() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    @inline(never) func h() -> Int {/*<stubble*/ if let _h { _h() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
    @discardableResult public func i() -> Int {/*<stubble*/ if let _i { _i() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
/*<stubble*/@usableFromInline var _f: (() -> Int)? = nil; var _g: (() -> Int)? = nil; var _h: (() -> Int)? = nil; var _i: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 9ac2f5b1 975f 93be ff98 bf03 ff98 29d9 ff98 6f88 ff98 504b *//*stubble>*/