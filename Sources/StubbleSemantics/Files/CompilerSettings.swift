/// The compiler settings that decide what a file means, and what generated code may contain.
package struct CompilerSettings: Equatable, Sendable {
  /// The default isolation of the file's module.
  package var defaultIsolation: DefaultIsolation
  /// The language mode, or `nil` if it is not known.
  package var languageMode: LanguageMode?
  /// Whether uses of unsafe declarations must be marked: the compiler is given `-strict-memory-safety`.
  package var isStrictAboutMemory: Bool
  /// Whether concurrency is checked completely, or the feature `IsolatedDefaultValues` is on.
  package var isStrictAboutConcurrency: Bool
  /// Whether an import without an access level is internal: the feature `InternalImportsByDefault` is on.
  package var importsInternally: Bool
  /// Whether a nonisolated asynchronous function runs on its caller's actor: the feature
  /// `NonisolatedNonsendingByDefault` is on.
  package var isNonsendingByDefault: Bool
  /// Whether the conformances of a type on a global actor are isolated to it by default: the feature
  /// `InferIsolatedConformances` is on.
  package var infersIsolatedConformances: Bool
  /// Whether protocols inherit global actors before language mode 6: the feature `GlobalActorIsolatedTypesUsability` is
  /// on.
  package var sharesGlobalActors: Bool
  /// Whether the module is compiled in Embedded Swift.
  package var isEmbedded: Bool
  /// The compilation conditions that a manifest defines, each with the condition under which it does, such as
  /// `true` or `DEBUG`, or with itself if that is not known.
  package var definitions: [String: String] = [:]

  package init(
    defaultIsolation: DefaultIsolation = .nonisolated, languageMode: LanguageMode? = nil,
    isStrictAboutMemory: Bool = false, isStrictAboutConcurrency: Bool = false,
    importsInternally: Bool = false, isNonsendingByDefault: Bool = false,
    infersIsolatedConformances: Bool = false, sharesGlobalActors: Bool = false, isEmbedded: Bool = false
  ) {
    self.defaultIsolation = defaultIsolation
    self.languageMode = languageMode
    self.isStrictAboutMemory = isStrictAboutMemory
    self.isStrictAboutConcurrency = isStrictAboutConcurrency
    self.importsInternally = importsInternally
    self.isNonsendingByDefault = isNonsendingByDefault
    self.infersIsolatedConformances = infersIsolatedConformances
    self.sharesGlobalActors = sharesGlobalActors
    self.isEmbedded = isEmbedded
  }

  /// Whether the language mode is known to be at least 6.
  package var isInMode6: Bool { languageMode.map { $0 >= .v6 } ?? false }

  /// Whether the language mode is at least 6, or not known.
  package var mayBeInMode6: Bool { languageMode.map { $0 >= .v6 } ?? true }

  /// Whether the language mode is known to be less than 6.
  package var isBeforeMode6: Bool { !mayBeInMode6 }

  /// Whether the language mode is less than 6, or not known.
  package var mayBeBeforeMode6: Bool { !isInMode6 }

  /// Whether the conformances of types on global actors are isolated. The default isolation `MainActor` implies that.
  package var isolatesConformances: Bool { infersIsolatedConformances || defaultIsolation == .mainActor }

  /// Whether a protocol is on the global actor of the class or the protocol that it inherits from.
  package var protocolsInheritGlobalActors: Bool { sharesGlobalActors || mayBeInMode6 }

  /// Whether each value that leaves an actor must be `Sendable`.
  package var checksSendability: Bool { isStrictAboutConcurrency || mayBeInMode6 }

  /// Whether an implicit initializer is isolated only if one of its properties or initial values requires it.
  package var isolatesInitializersByNeed: Bool { isInMode6 || isStrictAboutConcurrency }
}
