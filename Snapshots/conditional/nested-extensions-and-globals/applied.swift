/*<stubble @Stubbable*//*stubble>*/
class Layered {
    #if STUBS || !STUBS
    var outer/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _outer) init(initialValue) { _outer = initialValue } get { if let _getOuter { return _getOuter() } else { return _outer } } set { if let _setOuter { _setOuter(newValue) } else { _outer = newValue } } _modify { if _getOuter == nil && _setOuter == nil { yield &_outer } else { var value = self.outer; yield &value; self.outer = value } } }/*stubble>*//*<stubble*/; private var _outer: Int; @exclusivity(unchecked) var _getOuter: (() -> Int)? = nil; @exclusivity(unchecked) var _setOuter: ((Int) -> Void)? = nil/*stubble>*/
    #if os(Windows)
    var inner/*<stubble*/: Int/*stubble>*/ = 2/*<stubble*/ { @storageRestrictions(initializes: _inner) init(initialValue) { _inner = initialValue } get { if let _getInner { return _getInner() } else { return _inner } } set { if let _setInner { _setInner(newValue) } else { _inner = newValue } } _modify { if _getInner == nil && _setInner == nil { yield &_inner } else { var value = self.inner; yield &value; self.inner = value } } }/*stubble>*//*<stubble*/; private var _inner: Int; @exclusivity(unchecked) var _getInner: (() -> Int)? = nil; @exclusivity(unchecked) var _setInner: ((Int) -> Void)? = nil/*stubble>*/
    #else
    var inner/*<stubble*/: Int/*stubble>*/ = 3/*<stubble*/ { @storageRestrictions(initializes: _inner) init(initialValue) { _inner = initialValue } get { if let _getInner { return _getInner() } else { return _inner } } set { if let _setInner { _setInner(newValue) } else { _inner = newValue } } _modify { if _getInner == nil && _setInner == nil { yield &_inner } else { var value = self.inner; yield &value; self.inner = value } } }/*stubble>*//*<stubble*/; private var _inner: Int; @exclusivity(unchecked) var _getInner: (() -> Int)? = nil; @exclusivity(unchecked) var _setInner: ((Int) -> Void)? = nil/*stubble>*/
    #endif
    #endif
/*<stubble*/@exclusivity(unchecked) var _extended: ((Int) -> [String: Int]?)? = nil/*stubble>*/}
#if STUBS || !STUBS
extension Layered {
    /*<stubble @StubbableFunction*//*stubble>*/ func extended(_ n: Int) -> [String: Int]? {/*<stubble*/ if let _extended { _extended(n) } else {/*stubble>*/ ["n": n] /*<stubble*/} /*stubble>*/}
}
/*<stubble @StubbableFunction*//*stubble>*/ func conditionalGlobal() -> Int {/*<stubble*/ if let _conditionalGlobal { _conditionalGlobal() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) nonisolated(unsafe) var _conditionalGlobal: (() -> Int)? = nil/*stubble>*/
#else
/*<stubble @StubbableFunction*//*stubble>*/ func conditionalGlobal() -> Int {/*<stubble*/ if let _conditionalGlobal { _conditionalGlobal() } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) nonisolated(unsafe) var _conditionalGlobal: (() -> Int)? = nil/*stubble>*/
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: abb18e72 975f 8ed7 7ae6 382b 8ed7 8032 ba21 8ed7 8032 ba21 3e91 5b6e 4985 ff98 5b6e b64c ff98 c0aa 5b6e b64c ff98 c0aa *//*stubble>*/