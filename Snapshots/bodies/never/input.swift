@Stubbable
class NeverReturning {
    func stop() -> Never { fatalError("stopped") }
    func stopLater() async -> Swift.Never { fatalError("stopped") }
    func missing() -> Int { fatalError("missing") }
    func missingToo(_ text: String) -> [String] { preconditionFailure(text) }
    func value() -> Int { 1 }
}
