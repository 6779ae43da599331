import Foundation
import Stubble
print("loader")
#if STUBS
let mockLoader = MockLoader()
mockLoader.loadDataStub = ThrowingStub(defaultReturnValue: nil)
mockLoader.loadDataPrologue = { print("prologue") }
print(try await mockLoader.loadData(at: URL(filePath: "/"), retryPolicy: 1) == nil)

let shared = MockSendableLoader()
shared.loadDataStub = ThrowingStub(defaultReturnValue: Data())
// In your test, set up cancellation behavior
shared.loadDataPrologue = {
    withUnsafeCurrentTask { $0?.cancel() }
}
let task = Task {
    let data = try await shared.loadData(at: URL(filePath: "/"), retryPolicy: 2)
    try Task.checkCancellation()
    return data
}
do { _ = try await task.value } catch { print(type(of: error)) }
print(shared.loadDataStub.callArguments.map(\.retryPolicy))
#endif
