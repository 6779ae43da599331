extension Prelude.Module {
  /// Returns the module with this name, or `nil` if it is not known. It is parsed when it is first used.
  package static func named(_ name: String) -> Prelude.Module? {
    modules[PreludeText.otherNames[name] ?? name]?.value
  }

  private static let modules = Dictionary(
    uniqueKeysWithValues: PreludeText.all.map { ($0.name, LazyModule(text: $0)) })

  static let swift = named("Swift") ?? Prelude.Module(.swift)
  static let glibc = named("Glibc") ?? Prelude.Module(.glibc)
  static let stubble = named("Stubble") ?? Prelude.Module(.stubble)
}

/// A module that is parsed and indexed once, when it is first used.
private struct LazyModule: Sendable {
  let text: PreludeText
  private let known = SharedValue<Prelude.Module?>(nil)

  var value: Prelude.Module {
    known.withLock { known in
      let module = known ?? Prelude.Module(text)
      known = module
      return module
    }
  }
}
