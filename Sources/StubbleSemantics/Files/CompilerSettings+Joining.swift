extension CompilerSettings {
  /// Creates the settings of a file that several targets compile: of each setting, the value that is right for all of
  /// them, or the safe one.
  package init(joining all: [CompilerSettings]) {
    self.init(
      defaultIsolation: all.allSatisfy { $0.defaultIsolation == .mainActor } ? .mainActor : .nonisolated,
      languageMode: Set(all.map(\.languageMode)).count == 1 ? all[0].languageMode : nil,
      isStrictAboutMemory: all.contains(where: \.isStrictAboutMemory),
      isStrictAboutConcurrency: all.contains(where: \.isStrictAboutConcurrency),
      importsInternally: all.allSatisfy(\.importsInternally),
      isNonsendingByDefault: all.allSatisfy(\.isNonsendingByDefault),
      infersIsolatedConformances: all.contains(where: \.infersIsolatedConformances),
      sharesGlobalActors: all.allSatisfy(\.sharesGlobalActors),
      isEmbedded: all.contains(where: \.isEmbedded))
    let names = Set(all.flatMap(\.definitions.keys))
    definitions = names.reduce(into: [:]) { definitions, name in
      let values = Set(all.map { $0.definitions[name] })
      definitions[name] = values.count == 1 ? values.first ?? nil : name
    }
  }
}
