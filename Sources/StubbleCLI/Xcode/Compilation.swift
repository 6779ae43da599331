import StubbleSemantics

/// How a file is compiled: the modules it belongs to, and the compiler settings.
struct Compilation: Equatable, Sendable {
  var modules: ModuleSet
  var settings = CompilerSettings()

  static let unknown = Compilation(modules: .unknown)
}

extension Compilation {
  /// Creates the compilation of a file that several targets compile: of each setting, the value that is right for all
  /// of them, or the safe one.
  init(joining all: [Compilation]) {
    modules = ModuleSet(all.flatMap(\.modules.modules))
    let settings = all.map(\.settings)
    self.settings = CompilerSettings(
      defaultIsolation: settings.allSatisfy { $0.defaultIsolation == .mainActor } ? .mainActor : .nonisolated,
      languageMode: Set(settings.map(\.languageMode)).count == 1 ? settings[0].languageMode : nil,
      isStrictAboutMemory: settings.contains(where: \.isStrictAboutMemory),
      isStrictAboutConcurrency: settings.contains(where: \.isStrictAboutConcurrency),
      importsInternally: settings.allSatisfy(\.importsInternally),
      isNonsendingByDefault: settings.allSatisfy(\.isNonsendingByDefault),
      infersIsolatedConformances: settings.contains(where: \.infersIsolatedConformances),
      sharesGlobalActors: settings.allSatisfy(\.sharesGlobalActors),
      isEmbedded: settings.contains(where: \.isEmbedded))
    let names = Set(settings.flatMap(\.definitions.keys))
    self.settings.definitions = names.reduce(into: [:]) { definitions, name in
      let values = Set(settings.map { $0.definitions[name] })
      definitions[name] = values.count == 1 ? values.first ?? nil : name
    }
  }
}
