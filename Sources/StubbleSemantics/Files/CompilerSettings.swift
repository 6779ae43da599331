/// The settings of the compiler on which the meaning of a file depends, or what may be written in it.
package struct CompilerSettings: Equatable, Sendable {
  /// That of the file's module.
  package var defaultIsolation: DefaultIsolation
  /// The number of the language mode; nil if it is not known.
  package var languageMode: Int?
  /// Uses of what is unsafe must be marked: the compiler is given `-strict-memory-safety`.
  package var isStrictAboutMemory: Bool
  /// Concurrency is checked completely, or the feature 'IsolatedDefaultValues' is on.
  package var isStrictAboutConcurrency: Bool
  /// An import that does not say who sees it is for its file alone: the feature 'InternalImportsByDefault' is on.
  package var importsInternally: Bool
  /// An asynchronous function that is on no actor runs where its caller does: the feature 'NonisolatedNonsendingByDefault'
  /// is on.
  package var isNonsendingByDefault: Bool
  /// What a type on a global actor conforms to, it conforms to there if it says nothing else: the feature
  /// 'InferIsolatedConformances' is on.
  package var infersIsolatedConformances: Bool
  /// The module is compiled in Embedded Swift.
  package var isEmbedded: Bool

  package init(
    defaultIsolation: DefaultIsolation = .nonisolated, languageMode: Int? = nil,
    isStrictAboutMemory: Bool = false, isStrictAboutConcurrency: Bool = false,
    importsInternally: Bool = false, isNonsendingByDefault: Bool = false,
    infersIsolatedConformances: Bool = false, isEmbedded: Bool = false
  ) {
    self.defaultIsolation = defaultIsolation
    self.languageMode = languageMode
    self.isStrictAboutMemory = isStrictAboutMemory
    self.isStrictAboutConcurrency = isStrictAboutConcurrency
    self.importsInternally = importsInternally
    self.isNonsendingByDefault = isNonsendingByDefault
    self.infersIsolatedConformances = infersIsolatedConformances
    self.isEmbedded = isEmbedded
  }

  /// Types on global actors conform there, which a default isolation implies.
  var isolatesConformances: Bool { infersIsolatedConformances || defaultIsolation == .mainActor }

  /// Initialisers that the compiler makes are on the actor that their properties and initial values need, and on no other.
  package var isolatesInitializersByNeed: Bool { languageMode == 6 || isStrictAboutConcurrency }
}
