import StubbleSemantics

extension CompilerSettings {
  /// Those that Xcode's build settings say.
  ///
  /// - Parameter values: all values of the setting of a name that are possible.
  init(valuesOfSetting values: (String) -> Set<String>) {
    let versions = values("SWIFT_VERSION")
    self.init(
      defaultIsolation: values("SWIFT_DEFAULT_ACTOR_ISOLATION") == [DefaultIsolation.mainActor.rawValue]
        ? .mainActor : .nonisolated,
      isInLanguageMode4: !versions.isEmpty && versions.allSatisfy { $0.hasPrefix("4") },
      isStrictAboutMemory: values("SWIFT_STRICT_MEMORY_SAFETY").contains("YES"))
  }
}
