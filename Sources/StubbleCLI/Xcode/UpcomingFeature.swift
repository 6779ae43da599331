/// A feature of the compiler that a module may turn on before a language mode does.
enum UpcomingFeature: String {
  case internalImports = "InternalImportsByDefault"
  case nonsending = "NonisolatedNonsendingByDefault"
  case isolatedConformances = "InferIsolatedConformances"

  /// What follows `-enable-upcoming-feature`, or the flag in one word, is about the feature.
  func isNamed(by flag: some StringProtocol) -> Bool { flag.hasSuffix(rawValue) }

  /// Xcode's build settings turn it on.
  ///
  /// - Parameters:
  ///   - values: All values of the setting of a name that are possible.
  ///   - flags: Those that are given to the compiler.
  func isOn(_ values: (String) -> Set<String>, _ flags: [Substring]) -> Bool {
    flags.contains(where: isNamed) || settings.lazy.map(values).first { !$0.isEmpty } == ["YES"]
  }

  /// The setting of its own, and then that which turns it on with others.
  private var settings: [String] {
    switch self {
    case .internalImports: ["SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT"]
    case .nonsending:
      ["SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "SWIFT_APPROACHABLE_CONCURRENCY"]
    case .isolatedConformances:
      ["SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "SWIFT_APPROACHABLE_CONCURRENCY"]
    }
  }
}
