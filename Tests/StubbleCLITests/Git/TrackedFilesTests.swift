import Testing

@testable import StubbleCLI

/// Git ignores no file that it tracks, whatever patterns match it.
@Suite(.enabled(if: Repository.isPossible)) struct TrackedFilesTests {
  private static let tracked = [
    "A.swift": Repository.service, "Sources/B.swift": "", "Sources/Deep/A.swift": "", "Sources.swift": "",
    "Tests/T.swift": "",
  ]

  /// Git itself lists what is to be found.
  @Test(arguments: [
    "A.swift\n", "Sources/\n", "*\n", "Deep\n", "/Sources/*\n", "*.swift\n!New.swift\n",
    "Sources/Deep/New.swift\n",
    "Sources\n!Sources/New.swift\n",
  ])
  func areFound(patterns: String) throws {
    let repository = try Repository(Self.tracked)
    try repository.commit("first")
    for name in ["New.swift", "Sources/New.swift", "Sources/Deep/New.swift", "Sources/Other/New.swift"] {
      try repository.folder.write("", to: name)
    }
    try repository.folder.write(patterns, to: ".gitignore")
    let listed = try repository.git(
      "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "*.swift")
    let found = Discovery.find([repository.folder.path], excluding: [])
    #expect(found.diagnostics == [])
    #expect(
      found.files.map { Path.shown($0, in: repository.folder.path) }.sorted()
        == listed.split(separator: "\0").map(String.init).sorted())
  }

  @Test func areApplied() throws {
    let repository = try Repository(Self.tracked)
    try repository.commit("first")
    try repository.folder.write("*.swift\n", to: ".gitignore")
    #expect(try repository.stubble("apply").errors == "stubble: applied to 1 file\n")
    #expect(try repository.stubble("revert").errors == "stubble: reverted 1 file\n")
  }

  /// A package in a folder that matches a pattern is reached from the one around it if git tracks a file of it.
  @Test(arguments: [("Sources", true), ("New", false)]) func foldersAreReached(name: String, isReached: Bool)
    throws
  {
    let repository = try Repository(Self.tracked)
    try repository.commit("first")
    try repository.folder.write("", to: "New/A.swift")
    try repository.folder.write("\(name)/\n", to: ".gitignore")
    let top = repository.folder.path
    #expect(Discovery.reaches(top + "/" + name, from: top) == isReached)
  }
}
