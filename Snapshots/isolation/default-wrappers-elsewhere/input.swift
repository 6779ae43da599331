@propertyWrapper struct KeptHere { var wrappedValue: Int }
@MainActor @propertyWrapper struct Bound { var wrappedValue: Int }
@Stubbable
final class Prefs {
  @KeptHere var count = 3
  @Bound var limit = 4
  var plain = 2
  init() {}
}
@Stubbable
nonisolated final class Anywhere {
  @Bound var limit = 5
  init() {}
}
/// Top-level code, and this, are not isolated in language mode 5, and lenient.
#if swift(<6)
nonisolated func changePrefs(_ prefs: Prefs) { prefs.count += 1; prefs.plain += 1 }
#else
func changePrefs(_ prefs: Prefs) { prefs.count += 1; prefs.plain += 1 }
#endif
func limits(_ prefs: Prefs) -> Int { prefs.limit + Anywhere().limit }
