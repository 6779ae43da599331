import Stubble

/*<stubble @Mockable*//*stubble>*/
protocol RetryPolicy<Input, Output>: Sendable {
    associatedtype Input
    associatedtype Output
    func retryDelay(
        forInput input: Input,
        output: Output,
        attemptCount: Int,
        previousDelay: Duration?
    ) -> Duration?
}/*<stubble*/; final class MockRetryPolicy<Input, Output>: RetryPolicy { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { retryDelayStub.isRelaxed = true } }; struct RetryDelayArguments { let input: Input; let output: Output; let attemptCount: Int; let previousDelay: Duration? }; private let _retryDelayStub: LockedValue<Stub<RetryDelayArguments, Duration?>> = .init(.init(named: "MockRetryPolicy.retryDelay(forInput:output:attemptCount:previousDelay:)")); var retryDelayStub: Stub<RetryDelayArguments, Duration?> { get { _retryDelayStub.value } set { _retryDelayStub.value = newValue } _modify { yield &_retryDelayStub.value } }; func retryDelay(forInput input: Input, output: Output, attemptCount: Int, previousDelay: Duration?) -> Duration? { return retryDelayStub(RetryDelayArguments(input: input, output: output, attemptCount: attemptCount, previousDelay: previousDelay)) }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(retryDelayStub); return list }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import class Foundation.NSLock/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: e6cffb0c 2e5a b512 eb2a *//*stubble>*/