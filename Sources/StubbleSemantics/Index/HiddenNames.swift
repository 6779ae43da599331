extension TypeIndex {
  /// The types that doubles use whether their protocols mention them or not, and the name that qualifies some of them.
  package static let typesOfDoubles: Set<String> = [
    "Bool", "CallRecording", "Error", "Hasher", "Int", "MockPolicy", "NSLock", "ObjectIdentifier", "Sendable",
    "String",
    "Stub",
    "Swift", "ThrowingStub", "Void",
  ]

  /// The types that stubs use although the code need not mention them: those of literals and of what is inferred from
  /// them, those in what is written out for a type, and the name that qualifies them.
  package static let typesOfStubs: Set<String> = [
    "Bool", "Character", "ClosedRange", "Double", "Hasher", "Int", "Range", "String", "Substring", "Swift",
    "Void",
  ]

  /// Returns the names of other modules that something in the project hides.
  func findHiddenNames() -> Set<String> {
    var hidden = declaredNames.filter {
      $0 == "Swift" || prelude.meansStandardTypes($0) || TypeIndex.typesOfDoubles.contains($0)
    }
    // A member hides the module as a type does.
    if namedMembers.declares("Swift") || !globals["Swift"].isEmpty { hidden.insert("Swift") }
    // A function with this name may be isolated, or may return.
    if !globals["fatalError"].isEmpty { hidden.insert("fatalError") }
    return hidden
  }
}
