struct PromiseFailure: Error {}

@Stubbable
class PromiseBase {
    var size: Int { get throws { throw PromiseFailure() } }
    func load() throws -> Int { throw PromiseFailure() }
    func wait() async throws -> String { throw PromiseFailure() }
    func run() throws {}
    func typed(_ value: inout Int) throws(PromiseFailure) -> Int { throw PromiseFailure() }
    func generic<Value>(_ value: Value) throws -> Value { throw PromiseFailure() }
    func change<Value>(_ value: inout Value) throws -> Value { value }
    func several() throws -> Int { throw PromiseFailure() }
    func narrower() throws -> Int { throw PromiseFailure() }
    func narrowerLater(_ value: Int) async throws -> Int { throw PromiseFailure() }
    class func made() throws -> Int { throw PromiseFailure() }
    subscript(index: Int) -> Int { get throws { throw PromiseFailure() } }
}

@Stubbable
class PromiseKeeper: PromiseBase {
    override var size: Int { 1 }
    override func load() -> Int { 2 }
    override func wait() async -> String { "kept" }
    override func run() { print("run") }
    override func typed(_ value: inout Int) -> Int { value += 1; return value }
    override func generic<Value>(_ value: Value) -> Value { value }
    override func change<Value>(_ value: inout Value) -> Value { value }
    override func several() -> Int {
        print("several")
        return 3
    }
    override func narrower() throws(PromiseFailure) -> Int { 4 }
    override func narrowerLater(_ value: Int) async throws(PromiseFailure) -> Int { value }
    override class func made() -> Int { 5 }
    override subscript(index: Int) -> Int { index }
}

final class PromiseLeaf: PromiseKeeper {
    @StubbableFunction override func load() -> Int { 20 }
}

@Stubbable
class PromiseSpelled {
    func short() throws -> Int { 1 }
    func long() throws(any Error) -> Int { 2 }
    func later() async throws -> Int { 3 }
}

@Stubbable
class PromiseSpelledOtherwise: PromiseSpelled {
    override func short() throws(any Error) -> Int { 10 }
    override func long() throws -> Int { 20 }
    override func later() async throws(any Error) -> Int { 30 }
}

@Stubbable
@MainActor class PromiseScreen {
    func load(_ value: PromiseBase) async throws -> PromiseBase { throw PromiseFailure() }
}

@Stubbable
@MainActor final class PromiseStart: PromiseScreen {
    override func load(_ value: PromiseBase) async throws(PromiseFailure) -> PromiseBase { value }
}
