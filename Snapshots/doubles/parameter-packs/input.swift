// @Spyable
// @StubbableProtocol
// @Mockable
protocol Formatting {
    func format<each Part>(_ parts: repeat each Part) -> String
    func echo<each Part>(_ parts: repeat each Part) -> (repeat each Part)
    func total<each Part: Hashable>(of parts: repeat each Part, limit: Int) throws -> Int
    func count<each Part>(_ parts: (repeat each Part)) -> Int
}

struct PlainFormatter: Formatting {
    func format<each Part>(_ parts: repeat each Part) -> String {
        var text = ""
        for part in repeat each parts { text += "\(part);" }
        return text
    }
    func echo<each Part>(_ parts: repeat each Part) -> (repeat each Part) { (repeat each parts) }
    func total<each Part: Hashable>(of parts: repeat each Part, limit: Int) throws -> Int { limit }
    func count<each Part>(_ parts: (repeat each Part)) -> Int { 1 }
}
