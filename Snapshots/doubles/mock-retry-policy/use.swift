import Stubble
print("policy")
#if STUBS
let retryPolicy = MockRetryPolicy<String, Int>()
retryPolicy.retryDelayStub = Stub(defaultReturnValue: .seconds(1), returnValueQueue: [nil])
let policy: any RetryPolicy<String, Int> = retryPolicy
print(policy.retryDelay(forInput: "request", output: 404, attemptCount: 1, previousDelay: nil) as Any)
print(policy.retryDelay(forInput: "request", output: 200, attemptCount: 2, previousDelay: .seconds(3)) as Any)
let retryCall = retryPolicy.retryDelayStub.callArguments.first
print(retryCall?.attemptCount == 1, retryCall?.input == "request", retryCall?.previousDelay == nil)
#endif
