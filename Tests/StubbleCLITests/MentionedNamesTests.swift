import Testing

/// What doubles depend on in the modules of a package that the command does not name.
@Suite("Names that protocols mention") struct MentionedNamesTests {
  private static let files = [
    "Package.swift": """
    let package = Package(
      name: "App", targets: [.target(name: "App", dependencies: ["Core", "Net"]), .target(name: "Core"), .target(name: "Net")])
    """,
    "Sources/Core/Aliases.swift": "public typealias Handler = (Int) -> Void\n",
    "Sources/Core/User.swift": "public struct User: Hashable, Sendable {}\n",
    "Sources/Core/Token.swift": "public struct Token: ~Copyable {}\n",
    "Sources/Core/Store.swift": "public protocol Store {}\n",
    "Sources/Core/Broken.swift": "protocol Broken {\n",
    "Sources/Net/Net.swift": "public typealias Handler = Int\n",
  ]

  @Test(
    "are looked up in the modules that the protocol's file imports",
    arguments: [
      ("import Core", "func f(_ body: Handler)", "var fStub: Stub<Void, Void>"),
      ("import Core", "func f(_ body: Handler?)", "var fStub: Stub<Handler?, Void>"),
      ("import Net", "func f(_ number: Handler)", "var fStub: Stub<Handler, Void>"),
      ("import Core", "func f(_ user: User, _ id: Int)", "struct FArguments: Hashable {"),
      ("import Core", "func f() -> Store?", "var fStub: Stub<Void, (any Store)?>"),
      ("import Core", "func f() -> Token", "no double of 'P': f(): its result cannot be copied"),
      ("import Net", "func f(_ user: User)", "var fStub: Stub<User, Void>"),
    ])
  func lookup(imports: String, requirement: String, expected: String) throws {
    let folder = try TemporaryFolder(
      Self.files.merging(["Sources/App/P.swift": "\(imports)\nprotocol P { \(requirement) }\n"]) { $1 })
    let run = try Program.stubble(
      "generate", "Sources/App", "--output", "-", "--all-protocols", "--kind", "mock", in: folder)
    #expect((run.output + run.errors).contains(expected), "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("Broken"))
  }
}
