struct ClientError: Error {}

/*<stubble @Stubbable*//*stubble>*/
struct Client/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var isAllowed: () -> Bool = {
        guard let first = [1].first else { return false }
        return first == 1
    }/*<stubble*/ { @storageRestrictions(initializes: _isAllowed) init(initialValue) { _isAllowed = initialValue } get { if let _getIsAllowed { return _getIsAllowed() } else { return _isAllowed } } set { if let _setIsAllowed { _setIsAllowed(newValue) } else { _isAllowed = newValue } } _modify { if case nil = _getIsAllowed, case nil = _setIsAllowed { yield &_isAllowed } else { var value = self.isAllowed; yield &value; self.isAllowed = value } } }/*stubble>*/
    var fetch: (Int) throws -> [Int] = { id in
        // A parenthesis that begins a line begins a statement.
        let ids = [id]
        (0..<2).forEach { _ in tap() }
        [1, 2].forEach { number in
            tap()
            tap()
        }
        switch ids.count {
        case 0:
            tap()
            throw ClientError()
        case 1: tap()
        default:
            break
        }; tap()
        return ids
    }/*<stubble*/ { @storageRestrictions(initializes: _fetch) init(initialValue) { _fetch = initialValue } get { if let _getFetch { return _getFetch() } else { return _fetch } } set { if let _setFetch { _setFetch(newValue) } else { _fetch = newValue } } _modify { if case nil = _getFetch, case nil = _setFetch { yield &_fetch } else { var value = self.fetch; yield &value; self.fetch = value } } }/*stubble>*/
    var make: () -> Int = {
        struct Counter {
            var start = 1
            var next: Int {
                let step = 1
                return start + step
            }
            enum Kind {
                case odd
                case even
            }
            func kind() -> Kind { next % 2 == 0 ? .even : .odd }
        }
        func twice(_ number: Int) -> Int {
            tap()
            return 2 * number
        }
        return if Counter().kind() == .even {
            twice(21)
        } else {
            0
        }
    }/*<stubble*/ { @storageRestrictions(initializes: _make) init(initialValue) { _make = initialValue } get { if let _getMake { return _getMake() } else { return _make } } set { if let _setMake { _setMake(newValue) } else { _make = newValue } } _modify { if case nil = _getMake, case nil = _setMake { yield &_make } else { var value = self.make; yield &value; self.make = value } } }/*stubble>*/
    var list: [Int] = Array(unsafeUninitializedCapacity: 1) { buffer, count in
        buffer[0] = 7
        count = 1
    }/*<stubble*/ { @storageRestrictions(initializes: _list) init(initialValue) { _list = initialValue } get { if let _getList { return _getList() } else { return _list } } set { if let _setList { _setList(newValue) } else { _list = newValue } } _modify { if case nil = _getList, case nil = _setList { yield &_list } else { var value = self.list; yield &value; self.list = value } } }/*stubble>*/
    func sum() throws -> Int {/*<stubble*/ if let _sum { try _sum() } else {/*stubble>*/ try fetch(1).reduce(make(), +) /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _isAllowed: () -> Bool; var _getIsAllowed: (() -> () -> Bool)? { get { _stubbleObject?.closures._getIsAllowed } set { _stubbleCopy.closures._getIsAllowed = newValue } }; var _setIsAllowed: ((@escaping () -> Bool) -> Void)? { get { _stubbleObject?.closures._setIsAllowed } set { _stubbleCopy.closures._setIsAllowed = newValue } }; private var _fetch: (Int) throws -> [Int]; var _getFetch: (() -> (Int) throws -> [Int])? { get { _stubbleObject?.closures._getFetch } set { _stubbleCopy.closures._getFetch = newValue } }; var _setFetch: ((@escaping (Int) throws -> [Int]) -> Void)? { get { _stubbleObject?.closures._setFetch } set { _stubbleCopy.closures._setFetch = newValue } }; private var _make: () -> Int; var _getMake: (() -> () -> Int)? { get { _stubbleObject?.closures._getMake } set { _stubbleCopy.closures._getMake = newValue } }; var _setMake: ((@escaping () -> Int) -> Void)? { get { _stubbleObject?.closures._setMake } set { _stubbleCopy.closures._setMake = newValue } }; private var _list: [Int]; var _getList: (() -> [Int])? { get { _stubbleObject?.closures._getList } set { _stubbleCopy.closures._getList = newValue } }; var _setList: (([Int]) -> Void)? { get { _stubbleObject?.closures._setList } set { _stubbleCopy.closures._setList = newValue } }; var _sum: (() throws -> Int)? { get { _stubbleObject?.closures._sum } set { _stubbleCopy.closures._sum = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getIsAllowed: (() -> () -> Bool)?, _setIsAllowed: ((@escaping () -> Bool) -> Void)?, _getFetch: (() -> (Int) throws -> [Int])?, _setFetch: ((@escaping (Int) throws -> [Int]) -> Void)?, _getMake: (() -> () -> Int)?, _setMake: ((@escaping () -> Int) -> Void)?, _getList: (() -> [Int])?, _setList: (([Int]) -> Void)?, _sum: (() throws -> Int)?) = (nil, nil, nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("isAllowed", self._isAllowed as Any), ("fetch", self._fetch as Any), ("make", self._make as Any), ("list", self._list as Any)), displayStyle: .struct) }/*stubble>*/}

// Values that need several lines: the initializer cannot be written out.
/*<stubble @Stubbable*//*stubble>*/
struct Texts/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var words: () -> String = {
        let text = """
            two
            lines
            """
        return text
    }/*<stubble*/ { @storageRestrictions(initializes: _words) init(initialValue) { _words = initialValue } get { if let _getWords { return _getWords() } else { return _words } } set { if let _setWords { _setWords(newValue) } else { _words = newValue } } _modify { if case nil = _getWords, case nil = _setWords { yield &_words } else { var value = self.words; yield &value; self.words = value } } }/*stubble>*/
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ words() /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _words: () -> String; nonisolated(unsafe) var _getWords: (() -> () -> String)? = nil; nonisolated(unsafe) var _setWords: ((@escaping () -> String) -> Void)? = nil; nonisolated(unsafe) var _text: (() -> String)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("words", self._words as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Builds/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var isDebug: () -> Bool = {
        #if STUBBLE_DEBUG
        return true
        #else
        return false
        #endif
    }/*<stubble*/ { @storageRestrictions(initializes: _isDebug) init(initialValue) { _isDebug = initialValue } get { if let _getIsDebug { return _getIsDebug() } else { return _isDebug } } set { if let _setIsDebug { _setIsDebug(newValue) } else { _isDebug = newValue } } _modify { if case nil = _getIsDebug, case nil = _setIsDebug { yield &_isDebug } else { var value = self.isDebug; yield &value; self.isDebug = value } } }/*stubble>*/
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(isDebug())" /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _isDebug: () -> Bool; nonisolated(unsafe) var _getIsDebug: (() -> () -> Bool)? = nil; nonisolated(unsafe) var _setIsDebug: ((@escaping () -> Bool) -> Void)? = nil; nonisolated(unsafe) var _text: (() -> String)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("isDebug", self._isDebug as Any)), displayStyle: .struct) }/*stubble>*/}
nonisolated(unsafe) var taps = 0
func tap() { taps += 1 }
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: ad129a50 975f 7d3a f29d c883 5334 6b7a 6133 ff98 cc2e 975f 7d3a 5db7 8432 ff98 cd1c 975f 7d3a 4d64 8432 ff98 76c9 *//*stubble>*/