/// Programs that compile.
enum BuildTool: String, CaseIterable, Sendable {
  case swiftpm, swiftc, xcodebuild
  case sourceKitLSP = "sourcekit-lsp"

  /// The tool that a command line begins with; `swiftc`, whose flags are the shortest, for any other.
  init(ofProgram program: String) {
    switch TemporaryName.split(program).name {
    case "swift": self = .swiftpm
    case "xcodebuild": self = .xcodebuild
    case "sourcekit-lsp": self = .sourceKitLSP
    default: self = .swiftc
    }
  }
}
