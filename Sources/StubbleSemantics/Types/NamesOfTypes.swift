extension StringProtocol {
  /// Whether the text begins with an upper-case letter, as names of types do by convention, unlike those of values and
  /// functions. Where a declaration is not visible, this is all that tells them apart.
  package var isWrittenLikeType: Bool { first?.isUppercase == true }
}
