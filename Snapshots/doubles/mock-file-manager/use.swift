import Foundation
import Stubble
print(FileError.notFound)
#if STUBS
let fileManager = MockFileManager()

// Simple stub setup
fileManager.documentsDirectoryStub = Stub(defaultReturnValue: URL(filePath: "/Documents"))
fileManager.fileExistsStub = Stub(defaultReturnValue: true)
print(fileManager.documentsDirectory.path, fileManager.fileExists(at: "a"))

// Always succeed with the same response
let responseData = Data("file content".utf8)
fileManager.loadContentStub = ThrowingStub(defaultResult: .success(responseData))
print(try fileManager.loadContent(from: "a") == responseData)

// Always throw the same error
fileManager.loadContentStub = ThrowingStub(defaultResult: .failure(FileError.notFound))
do { _ = try fileManager.loadContent(from: "a") } catch { print(error) }

// First call returns true, subsequent calls return false
fileManager.fileExistsStub = Stub(
    defaultReturnValue: false,
    returnValueQueue: [true]
)
print(fileManager.fileExists(at: "a"), fileManager.fileExists(at: "a"), fileManager.fileExists(at: "a"))

let successData = Data("success content".utf8)
let retryData = Data("retry content".utf8)

fileManager.loadContentStub = ThrowingStub(
    defaultResult: .success(successData),
    resultQueue: [
        // First call fails
        .failure(FileError.networkTimeout),

        // Second call succeeds
        .success(retryData)
    ]
)
do { _ = try fileManager.loadContent(from: "/path/to/file1.txt") } catch { print(error) }
print(try fileManager.loadContent(from: "/path/to/file2.txt") == retryData)
print(fileManager.documentsDirectoryStub.calls.count == 1)
print(fileManager.loadContentStub.calls.count == 2)
let loadContentCalls = fileManager.loadContentStub.callArguments
print(loadContentCalls == ["/path/to/file1.txt", "/path/to/file2.txt"])
fileManager.loadContentStub.clearCalls()
print(fileManager.loadContentStub.calls.isEmpty)

fileManager.deleteFileStub = ThrowingStub(
    // Don’t throw by default
    defaultError: nil,

    // First call throws, second doesn’t
    errorQueue: [FileError.permissionDenied, nil]
)
do throws(FileError) { try fileManager.deleteFile(at: "a") } catch { print(error) }
try fileManager.deleteFile(at: "a")
fileManager.notifyStub = Stub()
fileManager.notify("done")
fileManager.createDirectoryStub = Stub()
fileManager.createDirectory(at: "b", createIntermediates: true, attributes: nil)
let call = fileManager.createDirectoryStub.callArguments[0]
print(fileManager.notifyStub.callArguments, call.path, call.createIntermediates, call.attributes == nil)
#endif
