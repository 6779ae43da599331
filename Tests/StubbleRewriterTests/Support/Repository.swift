import Foundation

/// Places in the repository that these tests are part of.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let snapshots = root.appendingPathComponent("Snapshots")
  static let readme = root.appendingPathComponent("README.md")
  static let articles = root.appendingPathComponent("Sources/Stubble/Stubble.docc")

  /// Every Swift file below a folder, in order of path.
  static func swiftFiles(below folder: String) -> [URL] {
    let start = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL]) ?? []
    return files.filter { $0.pathExtension == "swift" && !$0.path.contains("/.build") }
      .sorted { $0.path < $1.path }
  }

  /// The subfolders of a folder, in order of name.
  static func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .sorted { $0.path < $1.path }
  }
}

extension URL {
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: self)) }
}
