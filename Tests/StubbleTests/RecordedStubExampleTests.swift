import Foundation
import Stubble
import Testing

// Mocks written by hand as DevTesting documents them, against this library.

private protocol FileManager {
  var documentsDirectory: URL { get }
  func fileExists(at path: String) -> Bool
  func loadContent(from path: String) throws -> Data
  func deleteFile(at path: String) throws(FileError)
  func notify(_ message: String)
  func createDirectory(at path: String, createIntermediates: Bool, attributes: [FileAttributeKey: Any]?)
}

private enum FileError: Error, Equatable {
  case notFound, networkTimeout, permissionDenied
}

private final class MockFileManager: FileManager {
  struct CreateDirectoryArguments {
    let path: String
    let createIntermediates: Bool
    let attributes: [FileAttributeKey: Any]?
  }

  var documentsDirectoryStub: Stub<Void, URL>!
  var fileExistsStub: Stub<String, Bool>!
  var loadContentStub: ThrowingStub<String, Data, any Error>!
  var deleteFileStub: ThrowingStub<String, Void, FileError>!
  var notifyStub: Stub<String, Void>!
  var createDirectoryStub: Stub<CreateDirectoryArguments, Void>!

  var documentsDirectory: URL { documentsDirectoryStub() }
  func fileExists(at path: String) -> Bool { fileExistsStub(path) }
  func loadContent(from path: String) throws -> Data { try loadContentStub(path) }
  func deleteFile(at path: String) throws(FileError) { try deleteFileStub(path) }
  func notify(_ message: String) { notifyStub(message) }

  func createDirectory(at path: String, createIntermediates: Bool, attributes: [FileAttributeKey: Any]?) {
    createDirectoryStub(
      .init(path: path, createIntermediates: createIntermediates, attributes: attributes))
  }
}

private protocol RetryPolicy<Input, Output> {
  associatedtype Input
  associatedtype Output
  func retryDelay(
    forInput input: Input, output: Output, attemptCount: Int, previousDelay: Duration?
  ) -> Duration?
}

private final class MockRetryPolicy<Input, Output>: RetryPolicy, Sendable {
  struct RetryDelayArguments {
    let input: Input
    let output: Output
    let attemptCount: Int
    let previousDelay: Duration?
  }

  nonisolated(unsafe) var retryDelayStub: Stub<RetryDelayArguments, Duration?>!

  func retryDelay(
    forInput input: Input, output: Output, attemptCount: Int, previousDelay: Duration?
  ) -> Duration? {
    retryDelayStub(
      .init(input: input, output: output, attemptCount: attemptCount, previousDelay: previousDelay))
  }
}

private protocol Loader: Sendable {
  func loadData(at url: URL, retryPolicy: any RetryPolicy) async throws -> Data?
}

private final class MockLoader: Loader {
  struct LoadDataArguments {
    let url: URL
    let retryPolicy: any RetryPolicy
  }

  nonisolated(unsafe) var loadDataPrologue: (@Sendable () async throws -> Void)?
  nonisolated(unsafe) var loadDataStub: ThrowingStub<LoadDataArguments, Data?, any Error>!

  func loadData(at url: URL, retryPolicy: any RetryPolicy) async throws -> Data? {
    try await loadDataPrologue?()
    return try loadDataStub(.init(url: url, retryPolicy: retryPolicy))
  }
}

struct RecordedStubExampleTests {
  private let fileManager = MockFileManager()

  @Test func defaultValues() throws {
    fileManager.documentsDirectoryStub = Stub(defaultReturnValue: URL(filePath: "/Documents"))
    fileManager.fileExistsStub = Stub(defaultReturnValue: true)
    #expect(fileManager.documentsDirectory.path == "/Documents")
    #expect(fileManager.fileExists(at: "a"))

    let content = Data("content".utf8)
    fileManager.loadContentStub = ThrowingStub(defaultResult: .success(content))
    #expect(try fileManager.loadContent(from: "a") == content)
    fileManager.loadContentStub = ThrowingStub(defaultResult: .failure(FileError.notFound))
    #expect(throws: FileError.notFound) { try fileManager.loadContent(from: "a") }
  }

  @Test func resultQueues() throws {
    fileManager.fileExistsStub = Stub(
      defaultReturnValue: false,
      returnValueQueue: [true]
    )
    #expect(fileManager.fileExists(at: "a"))
    #expect(!fileManager.fileExists(at: "a"))
    #expect(!fileManager.fileExists(at: "a"))

    let success = Data("success".utf8)
    let retry = Data("retry".utf8)
    fileManager.loadContentStub = ThrowingStub(
      defaultResult: .success(success),
      resultQueue: [
        .failure(FileError.networkTimeout),
        .success(retry),
      ]
    )
    #expect(throws: FileError.networkTimeout) { try fileManager.loadContent(from: "a") }
    #expect(try fileManager.loadContent(from: "b") == retry)
    #expect(try fileManager.loadContent(from: "c") == success)
    #expect(fileManager.loadContentStub.calls.count == 3)
    #expect(fileManager.loadContentStub.callArguments == ["a", "b", "c"])

    fileManager.loadContentStub.clearCalls()
    #expect(fileManager.loadContentStub.calls.isEmpty)
  }

  @Test func voidReturnTypes() throws {
    fileManager.deleteFileStub = ThrowingStub(
      defaultError: nil,
      errorQueue: [FileError.permissionDenied, nil]
    )
    #expect(throws: FileError.permissionDenied) { try fileManager.deleteFile(at: "a") }
    try fileManager.deleteFile(at: "a")
    try fileManager.deleteFile(at: "a")

    fileManager.notifyStub = Stub()
    fileManager.notify("hello")
    #expect(fileManager.notifyStub.callArguments == ["hello"])
  }

  @Test func argumentStructures() throws {
    fileManager.createDirectoryStub = Stub()
    fileManager.createDirectory(at: "a", createIntermediates: true, attributes: nil)
    let call = try #require(fileManager.createDirectoryStub.callArguments.first)
    #expect(call.path == "a")
    #expect(call.createIntermediates)
    #expect(call.attributes == nil)

    let policy = MockRetryPolicy<Int, String>()
    policy.retryDelayStub = Stub(defaultReturnValue: nil)
    #expect(policy.retryDelay(forInput: 1, output: "", attemptCount: 1, previousDelay: nil) == nil)
    let retryCall = try #require(policy.retryDelayStub.callArguments.first)
    #expect(retryCall.attemptCount == 1)
    #expect(retryCall.input == 1)
    #expect(retryCall.previousDelay == nil)
  }

  @Test func prologuesCancel() async throws {
    let loader = MockLoader()
    loader.loadDataStub = ThrowingStub(defaultReturnValue: nil)
    loader.loadDataPrologue = { withUnsafeCurrentTask { $0?.cancel() } }
    let task = Task {
      _ = try await loader.loadData(at: URL(filePath: "/"), retryPolicy: MockRetryPolicy<Int, Int>())
      try Task.checkCancellation()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(loader.loadDataStub.calls.count == 1)
  }
}
