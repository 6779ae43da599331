import StubbleSemantics

extension CompilerSettings {
  /// Creates the compiler settings that result from Xcode's build settings.
  ///
  /// - Parameter values: A closure that returns all values that the build setting with a name may have.
  init(valuesOfSetting values: (String) -> Set<String>) {
    let modes = Set(
      values("SWIFT_VERSION").map { $0.first?.wholeNumberValue.map(LanguageMode.init(number:)) })
    // Flags override the setting, since they come last on the compiler's command line.
    let commandLines = values("OTHER_SWIFT_FLAGS").map(ShellWord.words)
    let flags = Set(commandLines.compactMap { DefaultIsolation(flags: $0) })
    let isolations = flags.isEmpty ? Set(values("SWIFT_DEFAULT_ACTOR_ISOLATION")) : Set(flags.map(\.rawValue))
    let flagsOfFeatures = commandLines.flatMap(\.self)
    self.init(
      defaultIsolation: isolations == [DefaultIsolation.mainActor.rawValue] ? .mainActor : .nonisolated,
      languageMode: modes.count == 1 ? modes.first ?? nil : nil,
      isStrictAboutMemory: values("SWIFT_STRICT_MEMORY_SAFETY").contains("YES"),
      isStrictAboutConcurrency: values("SWIFT_STRICT_CONCURRENCY").contains("complete")
        || values("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES").contains("YES")
        || flagsOfFeatures.contains(where: Self.isStrictConcurrency),
      importsInternally: UpcomingFeature.internalImports.isOn(values, flagsOfFeatures),
      isNonsendingByDefault: UpcomingFeature.nonsending.isOn(values, flagsOfFeatures),
      infersIsolatedConformances: UpcomingFeature.isolatedConformances.isOn(values, flagsOfFeatures),
      sharesGlobalActors: UpcomingFeature.globalActors.isOn(values, flagsOfFeatures),
      isEmbedded: Self.areEmbedded(flags: flagsOfFeatures))
    let conditions = values("SWIFT_ACTIVE_COMPILATION_CONDITIONS").map {
      $0.split(separator: " ").map(String.init)
    }
    definitions = Self.definitions(in: conditions)
    definitions.merge(Self.definitions(in: commandLines.map(Self.definitions))) { first, _ in first }
  }

  /// Returns the compilation conditions in some lists, one for each configuration that has any, with the condition under
  /// which each is defined: `DEBUG` if it is defined where that is.
  private static func definitions(in lists: [[String]]) -> [String: String] {
    let names = Set(lists.joined()).filter { $0 != "DEBUG" && !$0.hasPrefix("$") }
    return names.reduce(into: [:]) { found, name in
      let isDefined = lists.map { $0.contains(name) }
      if isDefined == lists.map({ $0.contains("DEBUG") }) {
        found[name] = "DEBUG"
      } else {
        found[name] = isDefined.contains(false) ? name : "true"
      }
    }
  }
}
