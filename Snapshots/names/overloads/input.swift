@Stubbable
class Overloads {
    func get(id: Int) -> Int { id }
    func get(name: String) -> Int { name.count }
    func get(by key: Int, in table: Int) -> Int { key + table }
    func get(_ plain: Int) -> Int { plain }
    func load(_ a: Int) -> Int { 1 }
    func load(_ a: [Int]) -> Int { 2 }
    func load(_ a: Int?) -> Int { 3 }
    func load(_ a: [String: Int]) -> Int { 4 }
    func read() -> Int { 1 }
    func read() -> String { "a" }
    func wait() -> Int { 1 }
    func wait() async -> Int { 2 }
    func single() -> Int { 1 }
    static func single() -> Int { 2 }
}
