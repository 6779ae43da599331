/// The settings of the compiler on which the meaning of a file depends, or what may be written in it.
package struct CompilerSettings: Equatable, Sendable {
  /// That of the file's module.
  package var defaultIsolation: DefaultIsolation
  /// The module is compiled in language mode 4.
  package var isInLanguageMode4: Bool
  /// Uses of what is unsafe must be marked: the compiler is given `-strict-memory-safety`.
  package var isStrictAboutMemory: Bool

  package init(
    defaultIsolation: DefaultIsolation = .nonisolated, isInLanguageMode4: Bool = false,
    isStrictAboutMemory: Bool = false
  ) {
    self.defaultIsolation = defaultIsolation
    self.isInLanguageMode4 = isInLanguageMode4
    self.isStrictAboutMemory = isStrictAboutMemory
  }
}
