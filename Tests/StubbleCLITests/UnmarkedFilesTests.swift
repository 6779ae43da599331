import Foundation
import Testing

@testable import StubbleCLI

/// What `status` remembers of files without markers.
@Suite struct UnmarkedFilesTests {
  private let folder: TemporaryFolder
  private let paths: [String]

  init() throws {
    folder = try TemporaryFolder(["a.swift": "let a = 1\n", "b.swift": "let b = 2\n"])
    paths = [folder["a.swift"], folder["b.swift"]]
  }

  /// A search as a run makes it, with what the run before has saved.
  private func search() -> MarkerSearch {
    MarkerSearch(jobs: 2, known: UnmarkedFiles(below: paths, in: folder["cache"]))
  }

  /// Looks for markers as if some seconds had passed, and saves what is known then.
  private func isAnyMarked(after seconds: Int = 10) -> Bool {
    var search = search()
    let now = FileTime(seconds: System.now.seconds + seconds)
    let isAnyMarked = search.isAnyMarked(among: paths, now: now) {}
    search.known?.save()
    return isAnyMarked
  }

  private func isKnown(_ name: String) throws -> Bool {
    let known = try #require(search().known)
    return known.contains(FileIdentity(try System.status(of: folder[name])))
  }

  @Test func remembersFilesWithoutMarkers() throws {
    #expect(try !isKnown("a.swift"))
    #expect(!isAnyMarked())
    #expect(try isKnown("a.swift"))
    #expect(try isKnown("b.swift"))
    #expect(!isAnyMarked())
  }

  /// A file system's clock may give two writes the same time.
  @Test func doesNotRememberFilesThatChangedJustBefore() throws {
    #expect(!isAnyMarked(after: 0))
    #expect(try !isKnown("a.swift"))
  }

  /// Neither the size nor the time of modification says that something was written.
  @Test func readsFilesAgainThatWereWrittenTo() throws {
    try folder.write("              \n", to: "a.swift")
    #expect(!isAnyMarked())
    let modified = try folder.modified("a.swift")
    Thread.sleep(forTimeInterval: 0.05)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder["a.swift"]))
    try file.write(contentsOf: Data("/*<stubble*/  \n".utf8))
    try file.close()
    try folder.setModified(modified, of: "a.swift")
    #expect(isAnyMarked())
  }

  @Test func readsFilesThatTookThePlaceOfOthers() throws {
    #expect(!isAnyMarked())
    try folder.write("/*<stubble*/\n", to: "c.swift")
    try FileManager.default.removeItem(atPath: folder["a.swift"])
    try FileManager.default.moveItem(atPath: folder["c.swift"], toPath: folder["a.swift"])
    #expect(isAnyMarked())
  }

  @Test func doesWithoutADamagedCache() throws {
    #expect(!isAnyMarked())
    let caches = folder["cache/stubble"]
    for name in try FileManager.default.contentsOfDirectory(atPath: caches) {
      try Data("stubble: files without markers, 1\nabc".utf8).write(
        to: URL(fileURLWithPath: caches + "/" + name))
    }
    #expect(try !isKnown("a.swift"))
    #expect(!isAnyMarked())
    #expect(try isKnown("a.swift"))
  }

  /// What cannot be read is not taken for unmarked.
  @Test func findsFilesThatAreGone() throws {
    try FileManager.default.removeItem(atPath: folder["a.swift"])
    #expect(isAnyMarked())
  }
}
