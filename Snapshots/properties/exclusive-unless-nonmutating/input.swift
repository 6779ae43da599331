struct Relay {
    var name = "relay"
    func execute(_ work: () -> Void) { work() }
}
struct Turnstile {
    var count = 0
    mutating func pass(_ work: () -> Void) { count += 1; work() }
}
@Stubbable
struct RelayOptions {
    var relay = Relay()
    var limit = 3
    var turnstile = Turnstile()
    var step = 2
}
func passed(_ given: RelayOptions) -> Int {
    var options = given
    var sum = 0
    options.relay.execute { sum += options.limit }
    options.turnstile.pass { sum += options.step }
    options.limit += 1
    return sum + options.limit
}
