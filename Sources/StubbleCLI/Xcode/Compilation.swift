import StubbleSemantics

/// What a file is compiled with.
struct Compilation: Equatable, Sendable {
  var modules: ModuleSet
  var defaultIsolation = DefaultIsolation.nonisolated
  var isInLanguageMode4 = false

  static let unknown = Compilation(modules: .unknown)
}

extension Compilation {
  /// What holds for a file that is compiled several times.
  init(joining all: [Compilation]) {
    modules = ModuleSet(all.flatMap(\.modules.modules))
    defaultIsolation = all.allSatisfy { $0.defaultIsolation == .mainActor } ? .mainActor : .nonisolated
    isInLanguageMode4 = all.allSatisfy(\.isInLanguageMode4)
  }
}
