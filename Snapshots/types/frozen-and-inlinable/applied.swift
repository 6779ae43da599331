/*<stubble @Stubbable*//*stubble>*/
public final class Inlined {
    @inlinable public func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    @inlinable public init() {}
    @usableFromInline func g() -> Int {/*<stubble*/ if let _g { _g() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    @inline(never) func h() -> Int {/*<stubble*/ if let _h { _h() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
    @discardableResult public func i() -> Int {/*<stubble*/ if let _i { _i() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) @usableFromInline var _f: (() -> Int)? = nil; @exclusivity(unchecked) var _g: (() -> Int)? = nil; @exclusivity(unchecked) var _h: (() -> Int)? = nil; @exclusivity(unchecked) var _i: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 84fdef48 975f 93be ff98 bf03 ff98 29d9 ff98 6f88 ff98 407d *//*stubble>*/