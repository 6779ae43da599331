import StubbleSemantics

/// The compiler settings that the user gives for all files, which override those of manifests and Xcode projects.
struct GivenSettings: Equatable, Sendable {
  var defaultIsolation: DefaultIsolation?
  var isStrictAboutMemory: Bool?

  /// Returns the settings of a file, given those that its manifest or Xcode project has.
  func over(_ found: CompilerSettings) -> CompilerSettings {
    var settings = found
    if let defaultIsolation { settings.defaultIsolation = defaultIsolation }
    if let isStrictAboutMemory { settings.isStrictAboutMemory = isStrictAboutMemory }
    return settings
  }
}
