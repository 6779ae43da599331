enum Outer {
    /*<stubble @Stubbable*//*stubble>*/
    struct Inner/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
        var n: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _n) init(initialValue) { _n = initialValue } get { if let _getN { return _getN() } else { return _n } } set { if let _setN { _setN(newValue) } else { _n = newValue } } _modify { if _getN == nil && _setN == nil { yield &_n } else { var value = self.n; yield &value; self.n = value } } }/*stubble>*/
        func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ n /*<stubble*/} /*stubble>*/}
        /*<stubble @Stubbable*//*stubble>*/ class Deep { func g() -> Int {/*<stubble*/ if let _g { _g() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/} /*<stubble*/; @exclusivity(unchecked) var _g: (() -> Int)? = nil/*stubble>*/}
    /*<stubble*/private var _n: Int; nonisolated(unsafe) var _getN: (() -> Int)? = nil; nonisolated(unsafe) var _setN: ((Int) -> Void)? = nil; nonisolated(unsafe) var _f: (() -> Int)? = nil; nonisolated(unsafe) var _h: (() -> Int)? = nil; nonisolated(unsafe) var _getComputed: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _s: (() -> Int)? = nil; init(n: Int = 1) { self._n = n }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("n", self._n as Any)), displayStyle: .struct) }/*stubble>*/}
    enum Other { /*<stubble @Stubbable*//*stubble>*/ final class Inner { func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/} /*<stubble*/; @exclusivity(unchecked) var _f: (() -> Int)? = nil/*stubble>*/} }
}
extension Outer.Inner {
    /*<stubble @StubbableFunction*//*stubble>*/ func h() -> Int {/*<stubble*/ if let _h { _h() } else {/*stubble>*/ n + 3 /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ var computed: Int {/*<stubble*/ if let _getComputed { _getComputed() } else {/*stubble>*/ n + 4 /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ static func s() -> Int {/*<stubble*/ if let _s { _s() } else {/*stubble>*/ 9 /*<stubble*/} /*stubble>*/}
}
/*<stubble @Stubbable*//*stubble>*/ class Extended { func own() -> Int {/*<stubble*/ if let _own { _own() } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/} /*<stubble*/; @exclusivity(unchecked) var _own: (() -> Int)? = nil; @exclusivity(unchecked) var _plain: (() -> Int)? = nil; @exclusivity(unchecked) var _getDescription: (() -> String)? = nil/*stubble>*/}
extension Extended { func plain() -> Int {/*<stubble*/ if let _plain { _plain() } else {/*stubble>*/ 6 /*<stubble*/} /*stubble>*/} }
extension Extended: CustomStringConvertible { var description: String {/*<stubble*/ if let _getDescription { _getDescription() } else {/*stubble>*/ "extended \(plain())" /*<stubble*/} /*stubble>*/} }
/*<stubble @StubbableFunction*//*stubble>*/
func globalFunction(_ n: Int) -> Int {/*<stubble*/ if let _globalFunction { _globalFunction(n) } else {/*stubble>*/ n + 7 /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) nonisolated(unsafe) var _globalFunction: ((Int) -> Int)? = nil/*stubble>*/
func local() -> Int {
    class Local { /*<stubble @StubbableFunction*//*stubble>*/ func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 8 /*<stubble*/} /*stubble>*/} /*<stubble*/; @exclusivity(unchecked) var _f: (() -> Int)? = nil/*stubble>*/}
    let object = Local()
    return object.f()
}

struct Parsing { /*<stubble @Stubbable*//*stubble>*/ struct Flags: OptionSet/*<stubble*/, Swift.CustomReflectable/*stubble>*/ { /*<stubble let*/var/*stubble>*/ rawValue: Int/*<stubble*/ { @storageRestrictions(initializes: _rawValue) init(initialValue) { _rawValue = initialValue } get { if let _getRawValue { return _getRawValue() } else { return _rawValue } } }/*stubble>*/ /*<stubble*/; private let _rawValue: Int; nonisolated(unsafe) var _getRawValue: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _all: (() -> Self)? = nil; init(rawValue: Int) { self._rawValue = rawValue }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("rawValue", self._rawValue as Any)), displayStyle: .struct) }/*stubble>*/} }
extension Parsing.Flags {
    /*<stubble*/private /*stubble>*/static let /*<stubble quick*/_quick/*stubble>*/ = Self(rawValue: 1)
    static func all() -> Self {/*<stubble*/ if let _all { _all() } else {/*stubble>*/ [.quick] /*<stubble*/} /*stubble>*/}
/*<stubble*/static var quick: Parsing.Flags { if let _getQuick { return _getQuick() } else { return _quick } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getQuick: (() -> Parsing.Flags)? = nil/*stubble>*/}
enum Formatting {
    struct Decoder { var n = 1 }
    /*<stubble @Stubbable*//*stubble>*/
    struct Keyed/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { var n: Int = 2/*<stubble*/ { @storageRestrictions(initializes: _n) init(initialValue) { _n = initialValue } get { if let _getN { return _getN() } else { return _n } } set { if let _setN { _setN(newValue) } else { _n = newValue } } _modify { if _getN == nil && _setN == nil { yield &_n } else { var value = self.n; yield &value; self.n = value } } }/*stubble>*/; func other() -> Decoder {/*<stubble*/ if let _other { _other() } else {/*stubble>*/ Decoder() /*<stubble*/} /*stubble>*/} /*<stubble*/; private var _n: Int; nonisolated(unsafe) var _getN: (() -> Int)? = nil; nonisolated(unsafe) var _setN: ((Int) -> Void)? = nil; nonisolated(unsafe) var _other: (() -> Decoder)? = nil; init(n: Int = 2) { self._n = n }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("n", self._n as Any)), displayStyle: .struct) }/*stubble>*/}
}
extension Formatting.Keyed {
    func decode(_ decoder: any Decoder) -> Int {/*<stubble*/ if let _decode = Self._decode { _decode(decoder) } else {/*stubble>*/ n /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _decode: ((any Decoder) -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 488a208e 975f 7d3a 501a 93be ff98 975f bf03 ff98 9e7e ca65 975f 93be ff98 2af2 5b6e 29d9 ff98 944b 816f ff98 5b6e 7f65 ff98 975f 3dd2 ff98 9285 4308 ff98 fe78 ff98 5b6e ed1c ff98 0fee 5b6e 93be ff98 2af2 975f 3d75 10eb a937 4e89 b750 710c 6a29 ff98 6460 975f 7d3a 501a 5043 ff98 e360 5fe9 ff98 5dbc *//*stubble>*/