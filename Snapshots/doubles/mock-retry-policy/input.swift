import Stubble

@Mockable
protocol RetryPolicy<Input, Output>: Sendable {
    associatedtype Input
    associatedtype Output
    func retryDelay(
        forInput input: Input,
        output: Output,
        attemptCount: Int,
        previousDelay: Duration?
    ) -> Duration?
}
