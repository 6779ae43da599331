import StubbleRewriter
import Testing

@testable import StubbleCLI

@Suite struct LockTests {
  /// Whether a second lock is refused while a first is held.
  private func conflicts(_ first: String, _ second: String) throws -> Bool {
    let folder = try TemporaryFolder(["a/x.swift": "", "a/deep/y.swift": "", "b/z.swift": ""])
    let held = try FolderLock.acquire([folder[first]], patience: 0) { _ in }
    defer { held.release() }
    do throws(FileDiagnostic) {
      try FolderLock.acquire([folder[second]], patience: 0) { _ in }.release()
      return false
    } catch {
      #expect(error.diagnostic.message.hasPrefix("in use by "))
      #expect(error.diagnostic.notes.map(\.message) == ["run the command again when that has ended"])
      return true
    }
  }

  @Test func aFolderExcludesItselfAndWhatLiesBelowAndAbove() throws {
    #expect(try conflicts("a", "a"))
    #expect(try conflicts("a", "a/deep"))
    #expect(try conflicts("a/deep", "a"))
    #expect(try conflicts("a", "."))
    #expect(try conflicts("a", "a/deep/y.swift"))
    #expect(try conflicts("a/x.swift", "a"))
    #expect(try conflicts("a/x.swift", "a/x.swift"))
  }

  @Test func siblingsDoNotExcludeEachOther() throws {
    #expect(try !conflicts("a", "b"))
    #expect(try !conflicts("a/deep", "b/z.swift"))
  }

  @Test func manyFoldersAreLockedAsOne() throws {
    let names = (0..<80).map { "a/f\($0)" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0 + "/x.swift", "") }))
    let held = try FolderLock.acquire(names.map { folder[$0] }, patience: 0) { _ in }
    defer { held.release() }
    #expect(held.descriptors.count < 50)
    #expect(throws: FileDiagnostic.self) { try FolderLock.acquire([folder["a/f9"]], patience: 0) { _ in } }
  }

  /// The same inode on another device is another file.
  @Test func findsTheHolderOfALock() throws {
    let folder = try TemporaryFolder()
    var status = try System.status(of: folder.path)
    (status.device, status.inode) = (0xFE << 8 | 0x01, 4711)
    let table = """
      1: POSIX  ADVISORY  WRITE 101 fe:01:4711 0 EOF
      2: FLOCK  ADVISORY  WRITE 102 fe:00:4711 0 EOF
      3: FLOCK  ADVISORY  WRITE 103 fe:01:14711 0 EOF
      3: -> FLOCK  ADVISORY  WRITE 105 fe:01:4711 0 EOF
      4: FLOCK  ADVISORY  WRITE 104 fe:01:4711 0 EOF

      """
    #expect(System.lockHolder(of: status, in: table) == 104)
    status.device = 0xFE << 8 | 0x02
    #expect(System.lockHolder(of: status, in: table) == nil)
  }

  @Test func waitsUntilTheLockIsFree() throws {
    let folder = try TemporaryFolder()
    let held = try FolderLock.acquire([folder.path], patience: 0) { _ in }
    var notes: [String] = []
    let second = try FolderLock.acquire([folder.path], patience: 3000) { note in
      notes.append(note)
      held.release()
    }
    second.release()
    #expect(notes.count == 1)
    #expect(notes.first?.contains("running in \(folder.path)") == true)
  }
}
