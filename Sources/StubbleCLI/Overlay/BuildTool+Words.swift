/// How each tool is asked to read an overlay.
extension BuildTool {
  /// The words to add to the tool's command line.
  func words(for folder: OverlayFolder) -> [String] {
    switch self {
    case .swiftc: ["-vfsoverlay", folder.file]
    case .swiftpm: ["--scratch-path", folder.path, "-Xswiftc", "-vfsoverlay", "-Xswiftc", folder.file]
    // Explicitly built modules have had trouble with overlays.
    case .xcodebuild:
      [
        "OTHER_SWIFT_FLAGS=$(inherited) -vfsoverlay \(ShellWord.quoted(folder.file))",
        "SWIFT_ENABLE_EXPLICIT_MODULES=NO",
      ]
    case .sourceKitLSP: [Self.configuration(for: folder).text]
    }
  }

  /// What `.sourcekit-lsp/config.json` is to say, so that an editor knows the stubs. It has a folder of its own to
  /// build in, as it has without us: what it makes there is not meant to be run.
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

  /// The words as a shell, or a file, is given them.
  func text(for folder: OverlayFolder) -> String {
    let words = words(for: folder)
    return self == .sourceKitLSP ? words.joined() : words.map(ShellWord.quoted).joined(separator: " ")
  }
}
