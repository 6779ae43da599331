import StubbleSemantics

/// What the user says of the compiler's settings for all files, whatever manifests and projects say.
struct GivenSettings: Equatable, Sendable {
  var defaultIsolation: DefaultIsolation?
  var isStrictAboutMemory: Bool?

  /// The settings of a file of which its surroundings say these.
  func over(_ found: CompilerSettings) -> CompilerSettings {
    CompilerSettings(
      defaultIsolation: defaultIsolation ?? found.defaultIsolation,
      languageMode: found.languageMode,
      isStrictAboutMemory: isStrictAboutMemory ?? found.isStrictAboutMemory,
      isStrictAboutConcurrency: found.isStrictAboutConcurrency,
      importsInternally: found.importsInternally,
      isEmbedded: found.isEmbedded)
  }
}
