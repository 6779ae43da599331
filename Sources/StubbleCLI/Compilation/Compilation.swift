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
    settings = CompilerSettings(joining: all.map(\.settings))
  }
}
