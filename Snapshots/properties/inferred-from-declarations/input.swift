#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

enum Mode {
    case plain, level(Int)
    static let fallback = Mode.plain
}
struct Tag {
    struct Name { var text = "" }
    static let known = ["a": Tag(), "b": Tag(name: Name(text: "bold"))]
    var name = Name()
    static func named(_ text: String) -> Tag { Tag(name: Name(text: text)) }
    static func names() -> [Name] { known.values.map(\.name) }
    func renamed(_ text: String) -> Self { Tag(name: Name(text: text)) }
}
extension String { var bytes: [UInt8] { Array(utf8) } }
let limit = 4

@Stubbable
final class Declared {
    static let bold = Tag.known["b"]!
    static let italic = Tag.named("italic")
    static let names = Tag.names()
    static let modes = [Mode.plain, .level(2), .fallback]
    static let letters = Set(["a", "b"])
    static let ordered = Array(letters)
    static let bytes = "abc".bytes
    static let size = bytes.count * 2 + MemoryLayout<Int32>.size
    static let flags = Int32(O_RDWR | O_CREAT)
    static let interval = timeval()
    var mode = Mode.level(limit)
    var level = Mode.level(1)
    var tag = Tag.named("x").renamed("y")
    var maximum = max(limit, 2)
    var seconds = 60 * 1.5
    var largest = UInt8.max
    var title = "a" + "b"
}
