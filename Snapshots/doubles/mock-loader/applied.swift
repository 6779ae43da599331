import Foundation

// @Mockable
protocol Loader {
    func loadData(at url: URL, retryPolicy: Int) async throws -> Data?
}/*<stubble*/; import Stubble; final class MockLoader: Loader { init() {}; struct LoadDataArguments { let url: URL; let retryPolicy: Int }; var loadDataStub: ThrowingStub<LoadDataArguments, Data?, any Error>!; var loadDataPrologue: (@Sendable () async throws -> Void)?; func loadData(at url: URL, retryPolicy: Int) async throws -> Data? { try await loadDataPrologue?(); return try loadDataStub(LoadDataArguments(url: url, retryPolicy: retryPolicy)) } }/*stubble>*/

// @Mockable
protocol SendableLoader: Sendable {
    func loadData(at url: URL, retryPolicy: Int) async throws -> Data?
}/*<stubble*/; import Stubble; final class MockSendableLoader: SendableLoader { init() {}; struct LoadDataArguments { let url: URL; let retryPolicy: Int }; private let _loadDataStub: LockedValue<ThrowingStub<LoadDataArguments, Data?, any Error>?> = .init(nil); var loadDataStub: ThrowingStub<LoadDataArguments, Data?, any Error>! { get { _loadDataStub.value } set { _loadDataStub.value = newValue } _modify { yield &_loadDataStub.value } }; private let _loadDataPrologue: LockedValue<(@Sendable () async throws -> Void)?> = .init(nil); var loadDataPrologue: (@Sendable () async throws -> Void)? { get { _loadDataPrologue.value } set { _loadDataPrologue.value = newValue } _modify { yield &_loadDataPrologue.value } }; func loadData(at url: URL, retryPolicy: Int) async throws -> Data? { try await loadDataPrologue?(); return try loadDataStub(LoadDataArguments(url: url, retryPolicy: retryPolicy)) }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8aa0d4e2 8bb6 2bb0 *//*stubble>*/