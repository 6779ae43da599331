import Foundation
import Stubble

@Mockable
protocol FileManager {
    var documentsDirectory: URL { get }
    func fileExists(at path: String) -> Bool
    func loadContent(from path: String) throws -> Data
    func createDirectory(at path: String, createIntermediates: Bool, attributes: [FileAttributeKey: Any]?)
    func deleteFile(at path: String) throws(FileError)
    func notify(_ message: String)
}

enum FileError: Error {
    case notFound, networkTimeout, permissionDenied
}
