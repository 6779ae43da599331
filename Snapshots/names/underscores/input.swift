import Foundation
@Stubbable
struct Post: Equatable {
    static func send(_ n: Int) -> Int { n }
    func _send(_ n: Int) -> Int { Post.send(n) + 1 }
    static func _send(_ n: Int, twice: Bool) -> Int { send(n) * 2 }
    func kind() -> Int { 1 }
    func _kind(_ n: Int) -> Int { kind() + n }
    var size: Int { 2 }
    func _getSize() -> Int { size }
}
@Stubbable
final class Bus: Sendable {
    func send(_ n: Int) -> Int { n }
    func _send(_ n: Int, twice: Bool) -> Int { twice ? 2 * send(n) : send(n) }
    func __send(_ n: Int) -> Int { n + 3 }
}
enum Route {
    @StubbableFunction static func open(_ n: Int) -> Int { n }
    @StubbableFunction func _open(_ n: Int) -> Int { Route.open(n) + 1 }
    case home
}
@Stubbable
public struct Report {
    @_spi(Tools) public var context: String = "c"
    @_spi(Tools) public func text() -> String { context }
    @_documentation(visibility: internal) public var number: Int = 1
}
