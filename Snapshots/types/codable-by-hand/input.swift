import Foundation

@Stubbable
struct HandDecoded: Codable {
    var a: Int
    var b: String = "b"
    init(a: Int) { self.a = a }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        a = try container.decode(Int.self, forKey: .a)
    }
    enum CodingKeys: CodingKey { case a, b }
}
@Stubbable
struct OnlyEncoded: Encodable { let a: Int; var b: [Int] = [1]; func f() -> Int { a } }
@Stubbable
struct OnlyDecoded: Decodable { var a: Int?; let b: Int }
@Stubbable
final class DecodedClass: Codable {
    var a: Int = 1
    private var hidden: Int = 2
    private enum CodingKeys: String, CodingKey { case a = "A", hidden }
    init() {}
    func sum() -> Int { a + hidden }
}
@Stubbable
struct OwnEquality: Equatable, Hashable {
    var a: Int, b: Int
    static func == (x: Self, y: Self) -> Bool { x.a == y.a }
    func hash(into hasher: inout Hasher) { hasher.combine(a) }
}
protocol Model: Codable, Equatable {}
@Stubbable
struct ThroughProtocol: Model { var a: Int; func f() -> Int { a } }
func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
}
func parse<T: Decodable>(_ type: T.Type, _ text: String) -> T? { try? JSONDecoder().decode(type, from: Data(text.utf8)) }
