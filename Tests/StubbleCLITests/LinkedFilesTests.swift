import Testing

@testable import StubbleCLI

/// Files that are in several modules because symbolic links lead to them.
@Suite struct LinkedFilesTests {
  private static let manifest =
    "let package = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])\n"

  /// Returns what is said of the classes in both modules, whose files share one with the type that they name.
  private func status(_ arguments: [String]) throws -> String {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest,
      "Sources/A/Lock.swift": "struct Lock { static func make() -> Lock { Lock() } }\n",
      "Sources/A/a.swift": "@Stubbable class First { let lock = Lock.make() }\n",
      "Sources/B/b.swift": "@Stubbable class Second { let lock = Lock.make() }\n",
    ])
    try folder.link("Sources/B/Lock.swift", to: "../A/Lock.swift")
    return try Program.stubble(["status", "--explain"] + arguments, in: folder).output
  }

  @Test func areInTheModulesOfAllTheirFolders() throws {
    let orders = [["."], ["Sources/A", "Sources/B"], ["Sources/B", "Sources/A"]]
    for order in orders {
      for options in [["--all-types"], []] {
        let output = try status(options + order)
        #expect(output.contains("First.lock: stubbed"), "\(order) \(options)")
        #expect(output.contains("Second.lock: stubbed"), "\(order) \(options)")
      }
    }
  }
}
