import Foundation
import Testing

@testable import StubbleCLI

/// A folder for one test, gone with the last reference to it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let parent = System.realPath(NSTemporaryDirectory()) ?? NSTemporaryDirectory()
    path = parent + "/stubble-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files by their paths below the folder, and the folders that they need.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file as if that had been some seconds ago: for one that is edited and replaced within a second, the program
  /// waits until the next one.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -10)], ofItemAtPath: file.path)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self[name])
  }

  func mode(of name: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: self[name])[.posixPermissions] as? Int)
  }

  func modified(_ name: String) throws -> FileTime { try System.status(of: self[name]).modified }

  func setModified(_ time: FileTime, of name: String) throws {
    let file = try System.openForReading(self[name])
    defer { System.closeFile(file) }
    System.setModified(time, of: file)
    try #require(try modified(name) == time)
  }

  func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self[name])))
  }

  /// The absolute path of something in the folder.
  subscript(name: String) -> String { path + "/" + name }

  /// When each file of a snapshot was modified.
  func times() throws -> [String: FileTime] {
    try Dictionary(uniqueKeysWithValues: snapshot().keys.map { ($0, try modified($0)) })
  }

  /// Every file below the folder with its bytes.
  func snapshot() throws -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    let enumerator = try #require(FileManager.default.enumerator(atPath: path))
    for case let name as String in enumerator {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: self[name], isDirectory: &isFolder), !isFolder.boolValue {
        result[name] = try bytes(of: name)
      }
    }
    return result
  }
}
