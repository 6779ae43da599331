@Stubbable
struct Session {
    var tokens: [Int] = [1, 2, 3]
    var current: Int = 2
    var older: Int = 1
    var newer: Int = 2
    var caches: [Int: Int] = [:]
    var seed: Int = 4
    var user: String = "u"
    var hits: Int = 0
}
@Stubbable
final class Store {
    var session: Session = Session()
    var limit: Int = 2
    func update(_ body: (inout Session) -> Void) { body(&session) }
    func log() { session.hits += session.user.count + limit }
}
func refresh(_ store: Store) {
    store.update { session in session.tokens.removeAll { $0 == session.current } }
    store.update { swap(&$0.older, &$0.newer) }
    store.update { $0.caches[1, default: $0.seed] += 1 }
    store.session.hits += store.limit
    store.session.tokens.removeAll { $0 == store.limit }
}
