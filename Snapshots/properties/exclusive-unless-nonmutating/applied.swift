struct Relay {
    var name = "relay"
    func execute(_ work: () -> Void) { work() }
}
struct Turnstile {
    var count = 0
    mutating func pass(_ work: () -> Void) { count += 1; work() }
}
/*<stubble @Stubbable*//*stubble>*/
struct RelayOptions/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var relay/*<stubble*/: Relay/*stubble>*/ = Relay()/*<stubble*/ { @storageRestrictions(initializes: _relay) init(initialValue) { _relay = initialValue } get { if let _getRelay { return _getRelay() } else { return _relay } } set { if let _setRelay { _setRelay(newValue) } else { _relay = newValue } } _modify { if case nil = _getRelay, case nil = _setRelay { yield &_relay } else { var value = self.relay; yield &value; self.relay = value } } }/*stubble>*//*<stubble*/; private var _relay: Relay/*stubble>*/
    var limit/*<stubble*/: Int/*stubble>*/ = 3/*<stubble*/ { @storageRestrictions(initializes: _limit) init(initialValue) { _limit = initialValue } get { if let _getLimit { return _getLimit() } else { return _limit } } set { if let _setLimit { _setLimit(newValue) } else { _limit = newValue } } _modify { if case nil = _getLimit, case nil = _setLimit { yield &_limit } else { var value = self.limit; yield &value; self.limit = value } } }/*stubble>*//*<stubble*/; private var _limit: Int/*stubble>*/
    var turnstile = Turnstile()
    var step = 2
/*<stubble*/nonisolated(unsafe) var _getRelay: (() -> Relay)? = nil; nonisolated(unsafe) var _setRelay: ((Relay) -> Void)? = nil; nonisolated(unsafe) var _getLimit: (() -> Int)? = nil; nonisolated(unsafe) var _setLimit: ((Int) -> Void)? = nil; init(relay: Relay = Relay(), limit: Int = 3, turnstile: Turnstile = Turnstile(), step: Int = 2) { self._relay = relay; self._limit = limit; self.turnstile = turnstile; self.step = step }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("relay", self._relay as Any), ("limit", self._limit as Any), ("turnstile", self.turnstile as Any), ("step", self.step as Any)), displayStyle: .struct) }/*stubble>*/}
func passed(_ given: RelayOptions) -> Int {
    var options = given
    var sum = 0
    options.relay.execute { sum += options.limit }
    options.turnstile.pass { sum += options.step }
    options.limit += 1
    return sum + options.limit
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 184a7d0f 975f 7d3a e047 dc0e 5a48 8ed7 2d36 919c 7412 *//*stubble>*/