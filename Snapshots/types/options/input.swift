@Stubbable(functions: false, statics: false)
class PropertiesOnly { var x: Int = 1; func f() -> Int { 1 }; static func s() -> Int { 1 }; var c: Int { 2 } }
@Stubbable(properties: false, computed: false)
class FunctionsOnly { var x: Int = 1; func f() -> Int { 1 }; var c: Int { 2 } }
@Stubbable(calls: true)
class Recorded {
    func none() {}
    func one(_ a: Int) -> Int { a }
    func two(_ a: Int, label b: String) async throws -> String { b }
    func inout_(_ a: inout Int) { a += 1 }
    func variadic(_ all: Int...) -> Int { all.count }
}
@Stubbable(sendable: true)
class SendableClosures { func f() async -> Int { 1 } }
@Stubbable(access: .public)
public class Wide { public func f() -> Int { 1 } }
