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
}/*<stubble*/; final class MockRetryPolicy<Input, Output>: RetryPolicy { init() {}; struct RetryDelayArguments { let input: Input; let output: Output; let attemptCount: Int; let previousDelay: Duration? }; nonisolated(unsafe) var retryDelayStub: Stub<RetryDelayArguments, Duration?>!; func retryDelay(forInput input: Input, output: Output, attemptCount: Int, previousDelay: Duration?) -> Duration? { return retryDelayStub(RetryDelayArguments(input: input, output: output, attemptCount: attemptCount, previousDelay: previousDelay)) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 67526f0c 2e5a d9fd *//*stubble>*/