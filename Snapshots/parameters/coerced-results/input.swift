@Stubbable
class CoercedResults {
    func optional<T>(_ body: @escaping ([T]) -> T?) -> Int { body([]) == nil ? 1 : 2 }
    func nested<T>(_ body: (T) throws -> T??, _ value: T) rethrows -> Int { try body(value) == nil ? 3 : 4 }
    func array<T>(_ body: @escaping (T?) -> [T?]) -> Int { body(nil).count }
    func waiting<T>(_ body: @escaping (T) async throws -> T?, _ value: T) async throws -> T? { try await body(value) }
    func spelled<T>(_ body: @escaping (T) -> Optional<T>, _ value: T) -> Int { body(value) == nil ? 5 : 6 }
    func plain<T>(_ body: () -> T?) -> Int { body() == nil ? 7 : 8 }
}
