import Foundation
@Stubbable
struct Point: Hashable, Codable { var x: Int; var y: Int = 2; let label: String; func f() -> Int { x } }
@Stubbable
struct Unbound: nonisolated Hashable { var x: Int; let name: String }
@Stubbable
struct Renamed: Codable, Equatable {
    let id: Int
    var title: String?
    enum CodingKeys: String, CodingKey { case id = "identifier", title }
}
@Stubbable
struct Failure: Error, Equatable { let code: Int; var reason = "none"; func text() -> String { "\(code) \(reason)" } }
extension Failure { func more() -> String { text() + "+" } }
@Stubbable
struct Later { var n: Int }
extension Later: Equatable {}
extension Later: Error { func text() -> Int { n } }
@Stubbable
struct Shown: CustomStringConvertible, Identifiable, Comparable {
    let id: Int
    var description: String { "shown \(id)" }
    static func < (a: Shown, b: Shown) -> Bool { a.id < b.id }
}
@Stubbable
struct Flags: OptionSet { let rawValue: Int; static let one = Flags(rawValue: 1); func f() -> Int { rawValue } }
@Stubbable
final class Record: Codable { var id: Int; let name: String; init(id: Int) { self.id = id; name = "n" } }
nonisolated func freely() -> Int { Set([Unbound(x: 1, name: "a"), Unbound(x: 1, name: "a")]).count }
nonisolated func fails() throws { throw Failure(code: 3) }
nonisolated func failing() -> String { do { try fails(); return "" } catch { return (error as? Failure)?.more() ?? "" } }
func round<T: Codable>(_ value: T) throws -> T { try JSONDecoder().decode(T.self, from: JSONEncoder().encode(value)) }
func text<T: Encodable>(_ value: T) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
