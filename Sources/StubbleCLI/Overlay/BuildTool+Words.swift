extension BuildTool {
  /// Returns the words to add to the tool's command line so that the compiler reads an overlay.
  func words(for folder: OverlayFolder) -> [String] {
    switch self {
    case .swiftc: ["-vfsoverlay", folder.file]
    case .swiftpm: ["--scratch-path", folder.path, "-Xswiftc", "-vfsoverlay", "-Xswiftc", folder.file]
    // Explicitly built modules have had problems with overlays.
    case .xcodebuild:
      [
        "OTHER_SWIFT_FLAGS=$(inherited) -vfsoverlay \(ShellWord.quoted(folder.file))",
        "SWIFT_ENABLE_EXPLICIT_MODULES=NO",
      ]
    case .sourceKitLSP: [Self.configuration(for: folder).text]
    }
  }

  /// Returns the contents of `.sourcekit-lsp/config.json` that make an editor read an overlay, and so complete stubs.
  /// The language server gets a build folder of its own, as it has by default: what it builds is not meant to be run.
  static func configuration(for folder: OverlayFolder) -> JSON {
    .object([
      (
        "swiftPM",
        .object([
          ("swiftCompilerFlags", .array(BuildTool.swiftc.words(for: folder).map(JSON.string))),
          ("scratchPath", .string(folder.path + "/index-build")),
        ])
      )
    ])
  }

  /// Returns the words as text: quoted for a shell, or as the language server's configuration.
  func text(for folder: OverlayFolder) -> String {
    let words = words(for: folder)
    return self == .sourceKitLSP ? words.joined() : words.map(ShellWord.quoted).joined(separator: " ")
  }
}
