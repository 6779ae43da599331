import StubbleSemantics

@testable import StubbleCLI

extension CompilerSettings {
  /// What is found of the file `Sources/App/A.swift` in a folder with some files.
  static func found(among files: [String: String]) throws -> CompilerSettings {
    let file = "Sources/App/A.swift"
    let folder = try TemporaryFolder(files.merging([file: ""]) { given, _ in given })
    var modules = Modules()
    return modules.compilation(of: folder[file]).settings
  }
}

/// The manifest of a package that has the target `App` and its tests.
func manifestOfApp(
  _ settings: String, ofTests: String = "[]", tools: String = "6.2", lists: String = ""
) -> String {
  """
  // swift-tools-version: \(tools)
  import PackageDescription
  \(lists)
  let package = Package(name: "App", targets: [
    .target(name: "App", swiftSettings: \(settings)), .testTarget(name: "AppTests", swiftSettings: \(ofTests)),
  ])
  """
}
