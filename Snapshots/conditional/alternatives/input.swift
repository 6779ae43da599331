import Foundation

#if os(Windows)
@Stubbable
struct Setting: Codable {
    var name: String
    enum CodingKeys: String, CodingKey { case name = "n" }
}
#else
@Stubbable
struct Setting: Codable {
    var name: String
    var size: Int
    enum CodingKeys: String, CodingKey { case name, size = "s" }
}
#endif

#if os(Windows)
@Stubbable
struct Shared: Codable {
    var name: String
}
#else
@Stubbable
struct Shared: Codable {
    var name: String
    var size: Int = 1
}
#endif
extension Shared {
    enum CodingKeys: String, CodingKey { case name = "n" }
}

#if os(Windows)
@Stubbable
struct Placed {
    var line: Int
}
#else
@Stubbable
struct Placed {
    var line: Int
    var column: Int = 1
}
#endif
extension Placed {
    init(below other: Placed) {
        self.init(line: other.line)
        self.line += 1
    }
}

func written(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "none"
}
func readSetting(_ text: String) -> Setting? {
    try? JSONDecoder().decode(Setting.self, from: Data(text.utf8))
}
