import StubbleSemantics

/// What the user says of the compiler's settings for all files, whatever manifests and projects say.
struct GivenSettings: Equatable, Sendable {
  var defaultIsolation: DefaultIsolation?
  var isStrictAboutMemory: Bool?

  /// The settings of a file of which its surroundings say these.
  func over(_ found: CompilerSettings) -> CompilerSettings {
    var settings = found
    if let defaultIsolation { settings.defaultIsolation = defaultIsolation }
    if let isStrictAboutMemory { settings.isStrictAboutMemory = isStrictAboutMemory }
    return settings
  }
}
