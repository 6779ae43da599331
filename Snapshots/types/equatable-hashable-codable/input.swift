import Foundation

@Stubbable
struct Equal: Equatable { var x: Int = 1; func f() -> Int { x } }
@Stubbable
struct Hashed: Hashable { var x: Int; let y: String; func f() -> Int { x } }
@Stubbable
struct Coded: Codable, Equatable { var x: Int; var name: String?; let fixed: Int; func f() -> Int { x } }
@Stubbable
struct OwnKeys: Codable {
    var x: Int
    enum CodingKeys: String, CodingKey { case x = "ex" }
    func f() -> Int { x }
}
@Stubbable
final class CodedClass: Codable { var x: Int; init(x: Int) { self.x = x }; func f() -> Int { x } }
@Stubbable
struct Generic<T: Equatable>: Equatable { var t: T; func f() -> T { t } }
struct Later { var x: Int; @StubbableFunction func f() -> Int { x } }
extension Later: Hashable {}
@Stubbable
struct Identified: Identifiable, Comparable { var id: Int; static func < (a: Self, b: Self) -> Bool { a.id < b.id }; func f() {} }
@Stubbable
struct Failed: Error { var code: Int; func describe() -> String { "failed \(code)" } }
func coded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
}
func decoded<T: Decodable>(_ type: T.Type, _ text: String) -> T? { try? JSONDecoder().decode(type, from: Data(text.utf8)) }
@Stubbable
struct Lengths: FormatStyle { var unit: String; func format(_ value: String) -> String { "\(value.count) \(unit)" } }
struct EveryKey: Codable {
    var x: Int = 1
    @StubbableFunction func f() -> Int { x }
    @StubbableProperty var y: Int = 2
    enum CodingKeys: String, CodingKey { case x, y }
    static var keys: [String] { [CodingKeys.x.stringValue, CodingKeys.y.stringValue] }
}
protocol Placed: Equatable { var place: Int { get } }
extension Placed { static func == (a: Self, b: Self) -> Bool { a.place == b.place } }
@Stubbable
struct Seat: Placed { var place: Int; var taken: Bool }
