import Foundation
import Testing

@testable import StubbleCLI

/// What the system keeps beside a file's bytes.
@Suite struct ExtendedAttributeTests {
  private static let name = "user.stubble-test"

  private static let isKnown: Bool = {
    guard let folder = try? TemporaryFolder(["a": ""]) else { return false }
    return set("x", of: folder["a"])
  }()

  private static func set(_ value: String, of path: String) -> Bool {
    let bytes = Array(value.utf8)
    #if canImport(Darwin)
      return setxattr(path, name, bytes, bytes.count, 0, 0) == 0
    #else
      return setxattr(path, name, bytes, bytes.count, 0) == 0
    #endif
  }

  private static func value(of path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 100)
    #if canImport(Darwin)
      let count = getxattr(path, name, &bytes, bytes.count, 0, 0)
    #else
      let count = getxattr(path, name, &bytes, bytes.count)
    #endif
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  @Test(.enabled(if: isKnown, "the file system of temporary files has no attributes of users"))
  func staysWithTheFile() throws {
    let folder = try TemporaryFolder(["A.swift": "@Stubbable final class A { func f() -> Int { 1 } }\n"])
    try #require(Self.set("mine", of: folder["A.swift"]))
    try #require(try Program.stubble("apply", in: folder).status == 0)
    #expect(try folder.text(of: "A.swift").contains("/*<stubble"))
    #expect(Self.value(of: folder["A.swift"]) == "mine")
    try #require(try Program.stubble("revert", in: folder).status == 0)
    #expect(Self.value(of: folder["A.swift"]) == "mine")
  }

  /// What Linux calls an access list, as the library writes it: the owner may read and write, one user more may read.
  #if os(Linux)
    @Test func accessListsStay() throws {
      let folder = try TemporaryFolder(["A.swift": "@Stubbable final class A { func f() -> Int { 1 } }\n"])
      let list = Self.accessList
      let name = "system.posix_acl_access"
      // Not every file system has them.
      guard setxattr(folder["A.swift"], name, list, list.count, 0) == 0 else { return }
      func read() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 200)
        let count = getxattr(folder["A.swift"], name, &bytes, bytes.count)
        return count < 0 ? [] : Array(bytes[..<count])
      }
      let before = read()
      try #require(try Program.stubble("apply", in: folder).status == 0)
      #expect(read() == before)
      #expect(try folder.mode(of: "A.swift") == 0o640)
    }

    private static let accessList: [UInt8] = {
      let none: UInt32 = .max
      let entries = [(1, 6, none), (2, 4, 4711), (4, 4, none), (16, 4, none), (32, 0, none)]
      return entries.reduce(into: [2, 0, 0, 0]) { list, entry in
        let (tag, mode, who) = entry
        list += [UInt8(tag), 0, UInt8(mode), 0] + withUnsafeBytes(of: who.littleEndian, Array.init)
      }
    }()

    /// A file may have other permissions than those that new files in its folder get.
    @Test func accessListsOfTheFolderAreNotInherited() throws {
      let folder = try TemporaryFolder(["A.swift": "@Stubbable final class A { func f() -> Int { 1 } }\n"])
      try folder.setMode(0o640, of: "A.swift")
      let list = Self.accessList
      guard setxattr(folder.path, "system.posix_acl_default", list, list.count, 0) == 0 else { return }
      for command in ["apply", "revert"] {
        try #require(try Program.stubble(command, in: folder).status == 0)
        var bytes = [UInt8](repeating: 0, count: 200)
        #expect(getxattr(folder["A.swift"], "system.posix_acl_access", &bytes, bytes.count) < 0, "\(command)")
        #expect(try folder.mode(of: "A.swift") == 0o640)
      }
    }
  #endif
}

#if os(Linux)
  @_silgen_name("setxattr")
  private func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int,
    _ flags: Int32
  ) -> Int32

  @_silgen_name("getxattr")
  private func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int
#endif
