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
}/*<stubble*/; final class MockFileManager: FileManager { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { documentsDirectoryStub.isRelaxed = true; fileExistsStub.isRelaxed = true; loadContentStub.isRelaxed = true } }; var documentsDirectoryStub: Stub<Void, URL> = .init(named: "MockFileManager.documentsDirectory"); var documentsDirectory: URL { return documentsDirectoryStub() }; var fileExistsStub: Stub<String, Bool> = .init(named: "MockFileManager.fileExists(at:)"); func fileExists(at path: String) -> Bool { return fileExistsStub(path) }; var loadContentStub: ThrowingStub<String, Data, any Error> = .init(named: "MockFileManager.loadContent(from:)"); func loadContent(from path: String) throws -> Data { return try loadContentStub(path) }; struct CreateDirectoryArguments { let path: String; let createIntermediates: Bool; let attributes: [FileAttributeKey: Any]? }; var createDirectoryStub: Stub<CreateDirectoryArguments, Void> = .init(named: "MockFileManager.createDirectory(at:createIntermediates:attributes:)", defaultResult: .success(())); func createDirectory(at path: String, createIntermediates: Bool, attributes: [FileAttributeKey: Any]?) { createDirectoryStub(CreateDirectoryArguments(path: path, createIntermediates: createIntermediates, attributes: attributes)) }; var deleteFileStub: ThrowingStub<String, Void, FileError> = .init(named: "MockFileManager.deleteFile(at:)", defaultResult: .success(())); func deleteFile(at path: String) throws(FileError) { try deleteFileStub(path) }; var notifyStub: Stub<String, Void> = .init(named: "MockFileManager.notify(_:)", defaultResult: .success(())); func notify(_ message: String) { notifyStub(message) }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(documentsDirectoryStub); list.append(fileExistsStub); list.append(loadContentStub); list.append(createDirectoryStub); list.append(deleteFileStub); list.append(notifyStub); return list } }/*stubble>*/

enum FileError: Error {
    case notFound, networkTimeout, permissionDenied
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 844cc55a 2e5a 6529 *//*stubble>*/