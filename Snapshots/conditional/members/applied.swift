/*<stubble @Stubbable*//*stubble>*/
class Conditional {
    #if os(Windows)
    func system() -> String {/*<stubble*/ if let _system { _system() } else {/*stubble>*/ "windows" /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) var _system: (() -> String)? = nil/*stubble>*/
    #elseif STUBS || !STUBS
    func system() -> String {/*<stubble*/ if let _system { _system() } else {/*stubble>*/ "other" /*<stubble*/} /*stubble>*/}
    /// The system's value.
    var value: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _value) init(initialValue) { _value = initialValue } get { if let _getValue { return _getValue() } else { return _value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } _modify { if _getValue == nil && _setValue == nil { yield &_value } else { var value = self.value; yield &value; self.value = value } } }/*stubble>*//*<stubble*/; @exclusivity(unchecked) var _system: (() -> String)? = nil; private var _value: Int; @exclusivity(unchecked) var _getValue: (() -> Int)? = nil; @exclusivity(unchecked) var _setValue: ((Int) -> Void)? = nil/*stubble>*/
    #else
    func system() -> Int {/*<stubble*/ if let _system { _system() } else {/*stubble>*/ 0 /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) var _system: (() -> Int)? = nil/*stubble>*/
    #endif
    func always() -> Int {/*<stubble*/ if let _always { _always() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    func unlock() {/*<stubble*/ if let _unlock { _unlock() } else {/*stubble>*/
        #if os(Windows)
        print("release")
        #else
        let result = 0
        print("unlocked", result)
        #endif
    /*<stubble*/} /*stubble>*/}
    #if os(Windows)
    func never() -> Int {/*<stubble*/ if let _never { _never() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) var _never: (() -> Int)? = nil/*stubble>*/
    #endif
    #if DEBUG || !DEBUG
    static func make() -> Conditional {/*<stubble*/ if let _make { _make() } else {/*stubble>*/ Conditional() /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) nonisolated(unsafe) static var _make: (() -> Conditional)? = nil/*stubble>*/
    #endif
/*<stubble*/@exclusivity(unchecked) var _always: (() -> Int)? = nil; @exclusivity(unchecked) var _unlock: (() -> Void)? = nil/*stubble>*/}
#if os(Windows)
/*<stubble @Stubbable*//*stubble>*/ class OnlyThere { func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/} /*<stubble*/; @exclusivity(unchecked) var _f: (() -> Int)? = nil/*stubble>*/}
#else
/*<stubble @Stubbable*//*stubble>*/ class OnlyHere {
    func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _f: (() -> Int)? = nil/*stubble>*/}
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8a588285 975f 9925 ff98 7a88 9925 ff98 7b39 e32f 9925 ff98 df56 fb18 ff98 c161 ff98 6564 ff98 f438 faed ff98 0d4a 2383 975f 93be ff98 2af2 975f 93be ff98 2af2 *//*stubble>*/