import Foundation

// @Mockable
protocol Loader {
    func loadData(at url: URL, retryPolicy: Int) async throws -> Data?
}/*<stubble*/; import Stubble; final class MockLoader: Loader { init() {}; struct LoadDataArguments { let url: URL; let retryPolicy: Int }; var loadDataStub: ThrowingStub<LoadDataArguments, Data?, any Error>!; var loadDataPrologue: (@Sendable () async throws -> Void)?; func loadData(at url: URL, retryPolicy: Int) async throws -> Data? { try await loadDataPrologue?(); return try loadDataStub(LoadDataArguments(url: url, retryPolicy: retryPolicy)) } }/*stubble>*/

// @Mockable
protocol SendableLoader: Sendable {
    func loadData(at url: URL, retryPolicy: Int) async throws -> Data?
}/*<stubble*/; import Stubble; final class MockSendableLoader: SendableLoader { init() {}; struct LoadDataArguments { let url: URL; let retryPolicy: Int }; nonisolated(unsafe) var loadDataStub: ThrowingStub<LoadDataArguments, Data?, any Error>!; nonisolated(unsafe) var loadDataPrologue: (@Sendable () async throws -> Void)?; func loadData(at url: URL, retryPolicy: Int) async throws -> Data? { try await loadDataPrologue?(); return try loadDataStub(LoadDataArguments(url: url, retryPolicy: retryPolicy)) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: f1724760 8bb6 62c5 *//*stubble>*/