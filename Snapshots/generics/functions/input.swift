protocol Shape { var area: Int { get } }
struct Square: Shape { var area: Int { 4 } }
struct Circle: Shape { var area: Int { 3 } }

@Stubbable
class GenericFunctions {
    func identity<T>(_ value: T) -> T { value }
    func pair<T, U>(_ a: T, _ b: U) -> (T, U) { (a, b) }
    func area<S: Shape>(of shape: S) -> Int { shape.area }
    func areas<S>(_ shapes: [S]) -> Int where S: Shape { shapes.reduce(0) { $0 + $1.area } }
    func decode<D: Decodable>(_ type: D.Type, from text: String) throws -> D? { nil }
    func transform<T, U>(_ value: T, with f: (T) -> U) -> U { f(value) }
    func tries<T>(_ f: () throws -> T) -> T? { try? f() }
    func wait<T: Sendable>(_ value: T) async -> [T] { [value] }
    func some(_ shape: some Shape, again other: some Shape & Sendable) -> Int { shape.area + other.area }
    func many<T>(_ values: T...) -> Int { values.count }
    func optional<T>(_ value: T?) -> T? { value }
    func compare<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
    func dictionary<K: Hashable, V>(_ all: [K: V]) -> [V: K]? where V: Hashable { nil }
}
