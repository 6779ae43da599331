/// A program that compiles Swift, or starts the compiler, and takes the flags of an overlay.
enum BuildTool: String, CaseIterable, Sendable {
  case swiftpm, swiftc, xcodebuild
  case sourceKitLSP = "sourcekit-lsp"

  /// Creates the tool that a program is, judged by its name; `swiftc`, whose flags are the shortest, for any other.
  init(ofProgram program: String) {
    switch Path.split(program).name {
    case "swift": self = .swiftpm
    case "xcodebuild": self = .xcodebuild
    case "sourcekit-lsp": self = .sourceKitLSP
    default: self = .swiftc
    }
  }
}
