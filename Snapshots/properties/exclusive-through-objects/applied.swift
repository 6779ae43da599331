/*<stubble @Stubbable*//*stubble>*/
struct Session/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var tokens: [Int] = [1, 2, 3]
    var current: Int = 2
    var older: Int = 1
    var newer: Int = 2
    var caches: [Int: Int] = [:]
    var seed: Int = 4
    var user: String = "u"/*<stubble*/ { @storageRestrictions(initializes: _user) init(initialValue) { _user = initialValue } get { if let _getUser { return _getUser() } else { return _user } } set { if let _setUser { _setUser(newValue) } else { _user = newValue } } _modify { if case nil = _getUser, case nil = _setUser { yield &_user } else { var value = self.user; yield &value; self.user = value } } }/*stubble>*/
    var hits: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _hits) init(initialValue) { _hits = initialValue } get { if let _getHits { return _getHits() } else { return _hits } } set { if let _setHits { _setHits(newValue) } else { _hits = newValue } } _modify { if case nil = _getHits, case nil = _setHits { yield &_hits } else { var value = self.hits; yield &value; self.hits = value } } }/*stubble>*/
/*<stubble*/private var _user: String; nonisolated(unsafe) var _getUser: (() -> String)? = nil; nonisolated(unsafe) var _setUser: ((String) -> Void)? = nil; private var _hits: Int; nonisolated(unsafe) var _getHits: (() -> Int)? = nil; nonisolated(unsafe) var _setHits: ((Int) -> Void)? = nil; init(tokens: [Int] = [1, 2, 3], current: Int = 2, older: Int = 1, newer: Int = 2, caches: [Int: Int] = [:], seed: Int = 4, user: String = "u", hits: Int = 0) { self.tokens = tokens; self.current = current; self.older = older; self.newer = newer; self.caches = caches; self.seed = seed; self._user = user; self._hits = hits }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("tokens", self.tokens as Any), ("current", self.current as Any), ("older", self.older as Any), ("newer", self.newer as Any), ("caches", self.caches as Any), ("seed", self.seed as Any), ("user", self._user as Any), ("hits", self._hits as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
final class Store/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var session: Session = Session()/*<stubble*/ { @storageRestrictions(initializes: _session) init(initialValue) { _session = initialValue } get { if let _getSession { return _getSession() } else { return _session } } set { if let _setSession { _setSession(newValue) } else { _session = newValue } } _modify { if case nil = _getSession, case nil = _setSession { yield &_session } else { var value = self.session; yield &value; self.session = value } } }/*stubble>*/
    var limit: Int = 2/*<stubble*/ { @storageRestrictions(initializes: _limit) init(initialValue) { _limit = initialValue } get { if let _getLimit { return _getLimit() } else { return _limit } } set { if let _setLimit { _setLimit(newValue) } else { _limit = newValue } } _modify { if case nil = _getLimit, case nil = _setLimit { yield &_limit } else { var value = self.limit; yield &value; self.limit = value } } }/*stubble>*/
    func update(_ body: (inout Session) -> Void) {/*<stubble*/ if let _update { _update(body) } else {/*stubble>*/ body(&session) /*<stubble*/} /*stubble>*/}
    func log() {/*<stubble*/ if let _log { _log() } else {/*stubble>*/ session.hits += session.user.count + limit /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _session: Session; @exclusivity(unchecked) var _getSession: (() -> Session)? = nil; @exclusivity(unchecked) var _setSession: ((Session) -> Void)? = nil; private var _limit: Int; @exclusivity(unchecked) var _getLimit: (() -> Int)? = nil; @exclusivity(unchecked) var _setLimit: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _update: (((inout Session) -> Void) -> Void)? = nil; @exclusivity(unchecked) var _log: (() -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<2).lazy.map { (index) -> Swift.Mirror.Child in switch index { case 0: return ("session", self._session as Any); default: return ("limit", self._limit as Any) } }, displayStyle: .class) }/*stubble>*/}
func refresh(_ store: Store) {
    store.update { session in session.tokens.removeAll { $0 == session.current } }
    store.update { swap(&$0.older, &$0.newer) }
    store.update { $0.caches[1, default: $0.seed] += 1 }
    store.session.hits += store.limit
    store.session.tokens.removeAll { $0 == store.limit }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c1bd6b24 975f 7d3a f9f3 2e40 70ce 975f 7d3a 54ab 2d36 ddcb ff98 abfe ff98 8dff *//*stubble>*/