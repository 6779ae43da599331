import Foundation
import Stubble

/*<stubble @Mockable*//*stubble>*/
protocol FileManager {
    var documentsDirectory: URL { get }
    func fileExists(at path: String) -> Bool
    func loadContent(from path: String) throws -> Data
    func createDirectory(at path: String, createIntermediates: Bool, attributes: [FileAttributeKey: Any]?)
    func deleteFile(at path: String) throws(FileError)
    func notify(_ message: String)
}/*<stubble*/; final class MockFileManager: FileManager { init() {}; var documentsDirectoryStub: Stub<Void, URL>!; var documentsDirectory: URL { return documentsDirectoryStub() }; var fileExistsStub: Stub<String, Bool>!; func fileExists(at path: String) -> Bool { return fileExistsStub(path) }; var loadContentStub: ThrowingStub<String, Data, any Error>!; func loadContent(from path: String) throws -> Data { return try loadContentStub(path) }; struct CreateDirectoryArguments { let path: String; let createIntermediates: Bool; let attributes: [FileAttributeKey: Any]? }; var createDirectoryStub: Stub<CreateDirectoryArguments, Void>!; func createDirectory(at path: String, createIntermediates: Bool, attributes: [FileAttributeKey: Any]?) { createDirectoryStub(CreateDirectoryArguments(path: path, createIntermediates: createIntermediates, attributes: attributes)) }; var deleteFileStub: ThrowingStub<String, Void, FileError>!; func deleteFile(at path: String) throws(FileError) { try deleteFileStub(path) }; var notifyStub: Stub<String, Void>!; func notify(_ message: String) { notifyStub(message) } }/*stubble>*/

enum FileError: Error {
    case notFound, networkTimeout, permissionDenied
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 85c94e98 2e5a 1bfa *//*stubble>*/