/// An upcoming feature of the compiler: a module may enable it before a language mode does.
enum UpcomingFeature: String {
  case internalImports = "InternalImportsByDefault"
  case nonsending = "NonisolatedNonsendingByDefault"
  case isolatedConformances = "InferIsolatedConformances"
  case globalActors = "GlobalActorIsolatedTypesUsability"

  /// Returns whether a flag enables the feature: it is the argument of `-enable-upcoming-feature`, or a single word
  /// that ends in the feature's name.
  func isNamed(by flag: some StringProtocol) -> Bool { flag.hasSuffix(rawValue) }

  /// Returns whether Xcode's build settings or compiler flags enable the feature.
  ///
  /// - Parameters:
  ///   - values: A closure that returns all values that the build setting with a name may have.
  ///   - flags: The flags that the compiler gets.
  func isOn(_ values: (String) -> Set<String>, _ flags: [String]) -> Bool {
    flags.contains(where: isNamed) || settings.lazy.map(values).first { !$0.isEmpty } == ["YES"]
  }

  /// The build settings that enable the feature: its own, then the one that enables it together with others.
  private var settings: [String] {
    switch self {
    case .internalImports: ["SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT"]
    case .nonsending:
      ["SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "SWIFT_APPROACHABLE_CONCURRENCY"]
    case .isolatedConformances:
      ["SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "SWIFT_APPROACHABLE_CONCURRENCY"]
    case .globalActors:
      ["SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "SWIFT_APPROACHABLE_CONCURRENCY"]
    }
  }
}
