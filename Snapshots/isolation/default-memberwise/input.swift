nonisolated final class Grain { let n = 1; init() {} }
final class Host { var n = 1; init() {} }
func helper() -> Int { 4 }
enum Level { case low, high; static let usual = 3 }
struct Inset { var top = 1; var left = 2 }
@Stubbable
struct Plain { var a: Int; var b: String = "b"; let c: [Int]; let d = 4; var e: Level = .low; var f: Inset = Inset(top: 1) }
@Stubbable
struct Defaults { var a = 1; var b: Int? = nil; var c: Level? }
@Stubbable
struct Helped { let a: Int; func f() -> Int { a } }
@Stubbable
struct Hosted { var host: Host = Host(); var n = 1 }
@Stubbable @MainActor
struct Lodged { var host: Host = Host(); var n = 1; let m: Int }
@Stubbable
struct Watching { var a = 1 { didSet { print("a", oldValue) } }; var grain: Grain = Grain() }
@Stubbable
struct Held { var grain: Grain; let action: (Int) -> Int; var n = 2 }
@Stubbable
struct Usual { var level = Level.usual; var help: Int = helper(); init() {} }
@Stubbable
private struct Hidden { var a: Int; fileprivate var b: Int }
@Stubbable
struct Opaque { private var a = 1; var b: Int { a + 1 }; func f() -> Int { a } }
@Stubbable
struct Sent<Value: Swift.Sendable> { var value: Value; func f() -> Int { 7 } }
@Stubbable
struct Received<Value> where Value: Swift.Sendable { let value: Value; func f() -> Int { 8 } }
nonisolated func sent() -> (Sent<Int>, Received<Int>) { (Sent(value: 1), Received(value: 2)) }
@Stubbable
struct Empty { func f() -> Int { 6 } }
nonisolated func plain() -> [Plain] { [Plain(a: 1, c: []), Plain(a: 1, b: "x", c: [1], e: .high, f: Inset(top: 3))] }
func defaults() -> [Defaults] { [Defaults(), Defaults(a: 2), Defaults(a: 1, b: 2, c: .low)] }
nonisolated let helped: @Sendable (Int) -> Helped = { Helped(a: $0) }
nonisolated func opaque() -> String { "\(Empty()) \(helped(1).a)" }
func hidden() -> Int { Hidden(a: 1, b: 2).b }
#if !swift(>=6)
nonisolated func hosted(_ host: Host) -> [Int] { [Hosted(host: host, n: 5).n, Lodged(host: host, m: 6).m] }
#endif
