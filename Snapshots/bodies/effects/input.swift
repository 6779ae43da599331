@Stubbable
class EffectfulFunctions {
    func plain() {}
    func waiting() async {}
    func failing() throws {}
    func both() async throws {}
    func value() -> Int { return 1 }
    func waitingValue() async -> Int { return 2 }
    func failingValue() throws -> Int { return 3 }
    func bothValue() async throws -> Int { return 4 }
}
