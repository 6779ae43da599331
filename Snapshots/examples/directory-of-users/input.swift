struct User: Equatable, Sendable { var name: String }

@Stubbable
class Directory {
    func addUser(_ user: User, at index: Int) -> Bool { index >= 0 }
    func addUser(_ user: User) throws -> Int { 1 }
    func user(at place: (row: Int, column: Int)) -> User? { nil }
    func nameAndAge() -> (name: String, age: Int) { ("nobody", 0) }
    func load(then done: @escaping (User?) -> Void) { done(nil) }
    func load(then done: @escaping (User?) -> Void, otherwise failed: @escaping (any Error) -> Void) { done(nil) }
    func visit(_ visitor: (User) -> Void) { visitor(User(name: "real")) }
    func greeting() -> (String) -> String { { "hello \($0)" } }
    func log(_ message: @autoclosure () -> String) { print("log:", message()) }
    func log(_ message: @autoclosure () -> String, level: Int) { print("log \(level):", message()) }
}
