import StubbleSemantics

/// The words that generated declarations must say for how their file is compiled, each with a blank after it, or empty
/// where it has nothing to say.
struct FileWords: Hashable, Sendable {
  /// `nonisolated`: the default would be something else.
  let isolation: String
  /// `@safe`, for what is declared unsafe and may be used without a mark: uses of what is unsafe need one.
  let safe: String
  /// `unsafe`, the mark.
  let unsafe: String
  /// What is before the names of the standard library.
  let standard: String

  init(_ settings: CompilerSettings, standard: String = "Swift.") {
    isolation = settings.defaultIsolation == .mainActor ? "nonisolated " : ""
    safe = settings.isStrictAboutMemory ? "@safe " : ""
    unsafe = settings.isStrictAboutMemory ? "unsafe " : ""
    self.standard = standard
  }

  /// All that there are in projects that hide no module.
  static let all: [FileWords] = DefaultIsolation.allCases.flatMap { isolation in
    [false, true].map {
      FileWords(CompilerSettings(defaultIsolation: isolation, isStrictAboutMemory: $0))
    }
  }
}

extension TypeIndex {
  /// What declarations in a file must say.
  func words(inFile file: FileID) -> FileWords {
    FileWords(settings[file], standard: spelling(in: nil).standardPrefix)
  }
}
