// @Stubbable(calls: true)
struct QuotedNote: Codable, Hashable {
    var `say "hi"` = "a"
    var Swift = 1
    func `be loud`(`how "much"` times: Int) -> Int { times }
}

// @Stubbable
struct QuotedBox<Value> {
    var value: Value
    static func `make "one"`() -> Int { 1 }
}

// @Stubbable
final class `Quoted "type"`<Value> {
    static func `make "two"`() -> Int { 2 }
    func itself() -> `Quoted "type"` { self }
}
