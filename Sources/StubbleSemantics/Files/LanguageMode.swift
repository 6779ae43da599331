/// A language mode of Swift.
package enum LanguageMode: Int, Comparable, Sendable {
  case v4 = 4
  case v5, v6

  /// Creates the language mode with a number. One that no compiler supports any more counts as the oldest, and one that
  /// this program does not know yet as the newest.
  package init(number: Int) {
    self = number >= 6 ? .v6 : number == 5 ? .v5 : .v4
  }

  package static func < (first: LanguageMode, second: LanguageMode) -> Bool {
    first.rawValue < second.rawValue
  }
}
