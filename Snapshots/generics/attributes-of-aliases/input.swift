// @Stubbable
final class TaskQueue: Sendable {
    typealias Operation<Success> = @isolated(any) @Sendable () async throws -> sending Success
    typealias Step<Value> = @Sendable (Value) -> Value
    typealias Rule<Value> = @MainActor (Value) -> Bool

    func add<Success: Sendable>(_ operation: @escaping Operation<Success>) async throws -> Success {
        try await operation()
    }
    func repeated<Value>(_ value: Value, _ step: Step<Value>) -> Value { step(step(value)) }
    @MainActor func holds<Value>(_ value: Value, _ rule: @escaping Rule<Value>) -> Bool { rule(value) }
}
