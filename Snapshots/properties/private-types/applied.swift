private struct Hidden: Equatable { var n = 1 }

class KeepsHidden {
    /*<stubble @StubbableProperty*//*stubble>*/ private var inferred/*<stubble*/: Hidden/*stubble>*/ = Hidden()/*<stubble*/ { @storageRestrictions(initializes: _inferred) init(initialValue) { _inferred = initialValue } get { if let _getInferred { return _getInferred() } else { return _inferred } } set { if let _setInferred { _setInferred(newValue) } else { _inferred = newValue } } _modify { if case nil = _getInferred, case nil = _setInferred { yield &_inferred } else { var value = self.inferred; yield &value; self.inferred = value } } }/*stubble>*/
    /*<stubble @StubbableProperty*//*stubble>*/ private var typed: Int = Hidden().n/*<stubble*/ { @storageRestrictions(initializes: _typed) init(initialValue) { _typed = initialValue } get { if let _getTyped { return _getTyped() } else { return _typed } } set { if let _setTyped { _setTyped(newValue) } else { _typed = newValue } } _modify { if case nil = _getTyped, case nil = _setTyped { yield &_typed } else { var value = self.typed; yield &value; self.typed = value } } }/*stubble>*/
    /*<stubble @StubbableFunction*//*stubble>*/ func inBody() -> Int {/*<stubble*/ if let _inBody { return _inBody() } else {/*stubble>*/ let hidden: Hidden = Hidden(n: 4); return hidden.n + inferred.n + typed /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ private func inSignature(_ hidden: Hidden) -> Hidden {/*<stubble*/ if let _inSignature { _inSignature(hidden) } else {/*stubble>*/ hidden /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ func inDefault(_ n: Int = [Hidden]().count) -> Int {/*<stubble*/ if let _inDefault { _inDefault(n) } else {/*stubble>*/ n /*<stubble*/} /*stubble>*/}
    func all() -> Int { inSignature(Hidden(n: 2)).n }
/*<stubble*/private var _inferred: Hidden; @exclusivity(unchecked) fileprivate var _getInferred: (() -> Hidden)? = nil; @exclusivity(unchecked) fileprivate var _setInferred: ((Hidden) -> Void)? = nil; private var _typed: Int; @exclusivity(unchecked) var _getTyped: (() -> Int)? = nil; @exclusivity(unchecked) var _setTyped: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _inBody: (() -> Int)? = nil; @exclusivity(unchecked) fileprivate var _inSignature: ((Hidden) -> Hidden)? = nil; @exclusivity(unchecked) var _inDefault: ((Int) -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct Rows/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    private var cache/*<stubble*/: Cache/*stubble>*/ = Cache()/*<stubble*/ { @storageRestrictions(initializes: _cache) init(initialValue) { _cache = initialValue } get { if let _getCache { return _getCache() } else { return _cache } } set { if let _setCache { _setCache(newValue) } else { _cache = newValue } } _modify { if case nil = _getCache, case nil = _setCache { yield &_cache } else { var value = self.cache; yield &value; self.cache = value } } }/*stubble>*/
    func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ cache.row.count + helper(cache.row) /*<stubble*/} /*stubble>*/}
    mutating func add() {/*<stubble*/ if let _add { _add() } else {/*stubble>*/ cache.row.append(1) /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _cache: Cache; fileprivate nonisolated(unsafe) var _getCache: (() -> Cache)? = nil; fileprivate nonisolated(unsafe) var _setCache: ((Cache) -> Void)? = nil; nonisolated(unsafe) var _count: (() -> Int)? = nil; nonisolated(unsafe) var _add: (() -> Void)? = nil; fileprivate nonisolated(unsafe) var _helper: ((Row) -> Int)? = nil; private init(cache: Cache = Cache()) { self._cache = cache }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("cache", self._cache as Any)), displayStyle: .struct) }/*stubble>*/}
private extension Rows {
    final class Cache { var row: Row = [] }
    typealias Row = [Int]
    func helper(_ row: Row) -> Int {/*<stubble*/ if let _helper { _helper(row) } else {/*stubble>*/ row.count /*<stubble*/} /*stubble>*/}
}

struct Pool {}
extension Pool {
    private struct State { var uses = 1 }
    private typealias States = [State]
    /*<stubble @Stubbable*//*stubble>*/
    struct Connections/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
        private var all: [State] = []/*<stubble*/ { @storageRestrictions(initializes: _all) init(initialValue) { _all = initialValue } get { if let _getAll { return _getAll() } else { return _all } } set { if let _setAll { _setAll(newValue) } else { _all = newValue } } _modify { if case nil = _getAll, case nil = _setAll { yield &_all } else { var value = self.all; yield &value; self.all = value } } }/*stubble>*/
        fileprivate(set) var limit/*<stubble*/: Int/*stubble>*/ = 2/*<stubble*/ { @storageRestrictions(initializes: _limit) init(initialValue) { _limit = initialValue } get { if let _getLimit { return _getLimit() } else { return _limit } } set { if let _setLimit { _setLimit(newValue) } else { _limit = newValue } } _modify { if case nil = _getLimit, case nil = _setLimit { yield &_limit } else { var value = self.limit; yield &value; self.limit = value } } }/*stubble>*/
        private func first() -> State? {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ all.first /*<stubble*/} /*stubble>*/}
        private func some(_ states: States) -> Int {/*<stubble*/ if let _some { _some(states) } else {/*stubble>*/ states.count /*<stubble*/} /*stubble>*/}
        mutating func add() -> Int {/*<stubble*/ if let _add { return _add() } else {/*stubble>*/ all.append(State()); return some(all) + (first()?.uses ?? 0) /*<stubble*/} /*stubble>*/}
        /*<stubble @Stubbable*//*stubble>*/
        struct Waiting/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
            private var next: State = State()/*<stubble*/ { @storageRestrictions(initializes: _next) init(initialValue) { _next = initialValue } get { if let _getNext { return _getNext() } else { return _next } } set { if let _setNext { _setNext(newValue) } else { _next = newValue } } _modify { if case nil = _getNext, case nil = _setNext { yield &_next } else { var value = self.next; yield &value; self.next = value } } }/*stubble>*/
            func uses() -> Int {/*<stubble*/ if let _uses { _uses() } else {/*stubble>*/ next.uses /*<stubble*/} /*stubble>*/}
        /*<stubble*/private var _next: State; private nonisolated(unsafe) var _getNext: (() -> State)? = nil; private nonisolated(unsafe) var _setNext: ((State) -> Void)? = nil; nonisolated(unsafe) var _uses: (() -> Int)? = nil; private init(next: State = State()) { self._next = next }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("next", self._next as Any)), displayStyle: .struct) }/*stubble>*/}
    /*<stubble*/private var _all: [State]; private nonisolated(unsafe) var _getAll: (() -> [State])? = nil; private nonisolated(unsafe) var _setAll: (([State]) -> Void)? = nil; private var _limit: Int; nonisolated(unsafe) var _getLimit: (() -> Int)? = nil; nonisolated(unsafe) var _setLimit: ((Int) -> Void)? = nil; private nonisolated(unsafe) var _first: (() -> State?)? = nil; private nonisolated(unsafe) var _some: ((States) -> Int)? = nil; nonisolated(unsafe) var _add: (() -> Int)? = nil; private init(all: [State] = [], limit: Int = 2) { self._all = all; self._limit = limit }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("all", self._all as Any), ("limit", self._limit as Any)), displayStyle: .struct) }/*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 25517c08 944b 893f 8da8 944b 9296 5b6e 66b7 ff98 5b6e 4602 ff98 5b6e 954c ff98 acc7 975f 7d3a caf0 e916 c162 ff98 2417 ff98 741d 54e3 ff98 975f 7d3a b85d 8ed7 2d36 a2a7 ff98 22bb ff98 020e ff98 975f 7d3a 5b7b b5a4 ff98 060d dac8 *//*stubble>*/