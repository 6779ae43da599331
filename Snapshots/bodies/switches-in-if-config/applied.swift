/*<stubble @Stubbable*//*stubble>*/
struct SwitchedSizes/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var kind/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _kind) init(initialValue) { _kind = initialValue } get { if let _getKind { return _getKind() } else { return _kind } } set { if let _setKind { _setKind(newValue) } else { _kind = newValue } } _modify { if case nil = _getKind, case nil = _setKind { yield &_kind } else { var value = self.kind; yield &value; self.kind = value } } }/*stubble>*/
    var limit: Double {/*<stubble*/ if let _getLimit { _getLimit() } else {/*stubble>*/
        switch kind {
        #if os(Windows)
            case 0: 1
        #else
            case 0: 2
        #endif
        case 1: 3.5
        default: fatalError()
        }
    /*<stubble*/} /*stubble>*/}
    func name() -> String {/*<stubble*/ if let _name { _name() } else {/*stubble>*/
        switch kind {
        #if os(Windows)
        case 0: "zero"
            #if DEBUG
            case 7: "seven"
            #endif
        #endif
        case 1: throwAway("one")
        default: "more"
        }
    /*<stubble*/} /*stubble>*/}
    func count() -> Int {/*<stubble*/ if let _count { return _count() } else {/*stubble>*/
        switch kind {
        #if os(Windows)
        case 0: return 1
        #endif
        case 1: return 2
        default:
            let count = kind * 2
            return count
        }
    /*<stubble*/} /*stubble>*/}
    func size() throws -> Int {/*<stubble*/ if let _size { return try _size() } else {/*stubble>*/
        #if os(Windows)
        let size = kind
        return size
        #elseif DEBUG && os(Windows)
        fatalError()
        #else
        /*<stubble*/return /*stubble>*/if kind > 1 {
            25
        } else {
            try depth("")
        }
        #endif
    /*<stubble*/} /*stubble>*/}
    var path: String? {/*<stubble*/ if let _getPath { return _getPath() } else {/*stubble>*/
        #if os(Windows)
        fatalError()
        #else
        let text = throwAway("path")
        return text
        #endif
    /*<stubble*/} /*stubble>*/}
    var width: Int {/*<stubble*/ if let _getWidth { return _getWidth() } else {/*stubble>*/
        #if os(Windows)
        #error("not there")
        #elseif DEBUG
        let width = kind
        return width
        #else
        /*<stubble*/return /*stubble>*/3
        #endif
    /*<stubble*/} /*stubble>*/}
    var height: Int {/*<stubble*/ if let _getHeight { _getHeight() } else {/*stubble>*/
        #if os(Windows)
        #error("not there")
        #else
        4
        #endif
    /*<stubble*/} /*stubble>*/}
    private func depth(_ text: String) throws -> Int {/*<stubble*/ if let _depth { return try _depth(text) } else {/*stubble>*/
        #if os(Windows)
        if text.isEmpty { return 1 }
        return 2
        #else
        /*<stubble*/return /*stubble>*/text.count
        #endif
    /*<stubble*/} /*stubble>*/}
    private func throwAway(_ text: String) -> String {/*<stubble*/ if let _throwAway { _throwAway(text) } else {/*stubble>*/ text /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _kind: Int; var _getKind: (() -> Int)? { get { _stubbleObject?.closures._getKind } set { _stubbleCopy.closures._getKind = newValue } }; var _setKind: ((Int) -> Void)? { get { _stubbleObject?.closures._setKind } set { _stubbleCopy.closures._setKind = newValue } }; var _getLimit: (() -> Double)? { get { _stubbleObject?.closures._getLimit } set { _stubbleCopy.closures._getLimit = newValue } }; var _name: (() -> String)? { get { _stubbleObject?.closures._name } set { _stubbleCopy.closures._name = newValue } }; var _count: (() -> Int)? { get { _stubbleObject?.closures._count } set { _stubbleCopy.closures._count = newValue } }; var _size: (() throws -> Int)? { get { _stubbleObject?.closures._size } set { _stubbleCopy.closures._size = newValue } }; var _getPath: (() -> String?)? { get { _stubbleObject?.closures._getPath } set { _stubbleCopy.closures._getPath = newValue } }; var _getWidth: (() -> Int)? { get { _stubbleObject?.closures._getWidth } set { _stubbleCopy.closures._getWidth = newValue } }; var _getHeight: (() -> Int)? { get { _stubbleObject?.closures._getHeight } set { _stubbleCopy.closures._getHeight = newValue } }; var _depth: ((String) throws -> Int)? { get { _stubbleObject?.closures._depth } set { _stubbleCopy.closures._depth = newValue } }; var _throwAway: ((String) -> String)? { get { _stubbleObject?.closures._throwAway } set { _stubbleCopy.closures._throwAway = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getKind: (() -> Int)?, _setKind: ((Int) -> Void)?, _getLimit: (() -> Double)?, _name: (() -> String)?, _count: (() -> Int)?, _size: (() throws -> Int)?, _getPath: (() -> String?)?, _getWidth: (() -> Int)?, _getHeight: (() -> Int)?, _depth: ((String) throws -> Int)?, _throwAway: ((String) -> String)?) = (nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(kind: Int = 1) { self._kind = kind }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("kind", self._kind as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d992af3c 975f 7d3a 8ed7 9d08 5cae ff98 6a1d ff98 356a ff98 dccf 65c2 ff98 758d ff98 f9e6 65c2 ff98 9600 ff98 eefb 65c2 ff98 f179 ff98 4187 *//*stubble>*/