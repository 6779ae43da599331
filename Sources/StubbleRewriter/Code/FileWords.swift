import StubbleSemantics

/// The words that generated declarations need for the compiler settings of their file. Each is followed by a space, or
/// is empty where it is not needed.
struct FileWords: Hashable, Sendable {
  /// `nonisolated`, if declarations are on the main actor by default.
  let isolation: String
  /// `@safe`, if memory safety is strict: for unsafe declarations whose uses need no `unsafe`.
  let safe: String
  /// `unsafe`, if memory safety is strict: for uses of unsafe declarations.
  let unsafe: String
  /// The qualification of names of the standard library, `Swift.`; empty if the project hides that name.
  let standard: String

  init(_ settings: CompilerSettings, standard: String = "Swift.") {
    isolation = settings.defaultIsolation == .mainActor ? "nonisolated " : ""
    safe = settings.isStrictAboutMemory ? "@safe " : ""
    unsafe = settings.isStrictAboutMemory ? "unsafe " : ""
    self.standard = standard
  }

  /// The words for all settings, in projects that do not hide the name `Swift`.
  static let all: [FileWords] = DefaultIsolation.allCases.flatMap { isolation in
    [false, true].map {
      FileWords(CompilerSettings(defaultIsolation: isolation, isStrictAboutMemory: $0))
    }
  }
}

extension TypeIndex {
  /// Returns the words for a file.
  func words(inFile file: FileID) -> FileWords {
    FileWords(settings[file], standard: spelling().standardPrefix)
  }
}
