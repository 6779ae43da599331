/*<stubble*/nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]; /*stubble>*//*<stubble @Stubbable*//*stubble>*/
struct Paged<Item>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    #if os(Windows)
    static func pageSize() -> Int {/*<stubble*/ if let _pageSize { _pageSize() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}/*<stubble*/; static var _pageSize: (() -> Int)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Paged.self)]?["_pageSize"] as? () -> Int } set { _stubbleStatics[ObjectIdentifier(Paged.self), default: [:]]["_pageSize"] = newValue } }/*stubble>*/
    #else
    static func pageSize() -> Int {/*<stubble*/ if let _pageSize { _pageSize() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}/*<stubble*/; static var _pageSize: (() -> Int)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Paged.self)]?["_pageSize"] as? () -> Int } set { _stubbleStatics[ObjectIdentifier(Paged.self), default: [:]]["_pageSize"] = newValue } }/*stubble>*/
    #endif
    var items: [Item] = []/*<stubble*/ { @storageRestrictions(initializes: _items) init(initialValue) { _items = initialValue } get { if let _getItems { return _getItems() } else { return _items } } set { if let _setItems { _setItems(newValue) } else { _items = newValue } } _modify { if _getItems == nil && _setItems == nil { yield &_items } else { var value = self.items; yield &value; self.items = value } } }/*stubble>*/
/*<stubble*/private var _items: [Item]; nonisolated(unsafe) var _getItems: (() -> [Item])? = nil; nonisolated(unsafe) var _setItems: (([Item]) -> Void)? = nil; init(items: [Item] = []) { self._items = items }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("items", self._items as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class ConditionalStorage {
    #if os(Windows)
    var a: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _a) init(initialValue) { _a = initialValue } get { if let _getA { return _getA() } else { return _a } } set { if let _setA { _setA(newValue) } else { _a = newValue } } _modify { if _getA == nil && _setA == nil { yield &_a } else { var value = self.a; yield &value; self.a = value } } }/*stubble>*//*<stubble*/; private var _a: Int; @exclusivity(unchecked) var _getA: (() -> Int)? = nil; @exclusivity(unchecked) var _setA: ((Int) -> Void)? = nil/*stubble>*/
    #else
    var a: Int/*<stubble*/ { @storageRestrictions(initializes: _a) init(initialValue) { _a = initialValue } get { if let _getA { return _getA() } else { return _a } } set { if let _setA { _setA(newValue) } else { _a = newValue } } _modify { if _getA == nil && _setA == nil { yield &_a } else { var value = self.a; yield &value; self.a = value } } }/*stubble>*//*<stubble*/; private var _a: Int; @exclusivity(unchecked) var _getA: (() -> Int)? = nil; @exclusivity(unchecked) var _setA: ((Int) -> Void)? = nil/*stubble>*/
    #endif
    var b: Int/*<stubble*/ { @storageRestrictions(initializes: _b) init(initialValue) { _b = initialValue } get { if let _getB { return _getB() } else { return _b } } set { if let _setB { _setB(newValue) } else { _b = newValue } } _modify { if _getB == nil && _setB == nil { yield &_b } else { var value = self.b; yield &value; self.b = value } } }/*stubble>*/
    init() {
        /*<stubble b*/_b/*stubble>*/ = 1
        #if os(Windows)
        /*<stubble b*/_b/*stubble>*/ = /*<stubble a*/_a/*stubble>*/
        #else
        /*<stubble a*/_a/*stubble>*/ = /*<stubble b*/_b/*stubble>*/
        #endif
    }
    #if os(Windows)
    init(c: Int) { /*<stubble a*/_a/*stubble>*/ = c; /*<stubble b*/_b/*stubble>*/ = /*<stubble a*/_a/*stubble>*/ }
    #elseif !os(Windows)
    init(c: Int) { /*<stubble b*/_b/*stubble>*/ = c; /*<stubble a*/_a/*stubble>*/ = /*<stubble b*/_b/*stubble>*/ + 1 }
    #endif
/*<stubble*/private var _b: Int; @exclusivity(unchecked) var _getB: (() -> Int)? = nil; @exclusivity(unchecked) var _setB: ((Int) -> Void)? = nil/*stubble>*/}
#if DEBUG || !DEBUG
/*<stubble @Stubbable*//*stubble>*/
final class LastInFile { func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/} /*<stubble*/; @exclusivity(unchecked) var _f: (() -> Int)? = nil/*stubble>*/}
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d1a0b6be 8af4 975f 7d3a ec02 ff98 864d ec02 ff98 864d 6b68 81fa 975f 5f57 32ec 5f57 32ec fd7a 2aef 2aef 3d4f 3d4f 2aef 3d4f 2aef 3d4f 2aef 3d4f 2aef f105 975f 93be ff98 2af2 *//*stubble>*/