import Foundation
protocol Loading { var id: Int { get }; func load() async throws -> String; static func make() -> Self }
nonisolated protocol Naming { var name: String { get }; func full() -> String }
nonisolated protocol Sending: Sendable { var id: Int { get }; func send() -> Int }
extension Loading { func twice() async throws -> String { let a = try await load(); return a + a } }
extension Naming { func full() -> String { "full " + name } }
@Stubbable
final class Loader: Loading {
    let id = 1
    init() {}
    func load() async throws -> String { "\(id)" }
    static func make() -> Loader { Loader() }
}
@Stubbable
struct Name: nonisolated Naming { let name: String; nonisolated func full() -> String { name + "." } }
@Stubbable
struct OnlyHere: Naming { let name: String; func full() -> String { name + "!" } }
@Stubbable
struct Sender: Sending { let id: Int; var n = 2; func send() -> Int { id + n } }
extension Sender { func more() -> Int { send() + 1 } }
@Stubbable
final class SenderClass: Sending { let id: Int; init(id: Int) { self.id = id }; func send() -> Int { id } }
/// stubble does not know whether the protocol keeps the main actor out.
@Stubbable
struct Style: FormatStyle {
    var prefix: String
    var count = 1
    func format(_ value: Int) -> String { prefix + "\(value)" }
    func plain() -> Int { count }
    func later() async -> Int { count }
}
@Stubbable
struct Odd: RegexComponent { let letter: Character; var regex: Regex<Substring> { try! Regex(String(letter)) }; func plain() -> Int { 3 } }
@Stubbable
struct Wide { let service: any Loading; let namer: Naming; var style: Style; func n() -> Int { service.id } }
nonisolated func senders() -> [Int] { [Sender(id: 1).send(), Sender(id: 1, n: 4).more(), SenderClass(id: 3).send()] }
nonisolated func names(_ name: any Naming) -> String { name.full() }
nonisolated func letter(_ odd: Odd) -> Character { odd.letter }
