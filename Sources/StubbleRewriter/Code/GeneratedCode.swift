import StubbleSemantics

/// What generated code mentions although the author's code need not. Whoever changes what is generated changes these lists
/// too: a project may declare other types and functions with such names, which generated code then qualifies or avoids.
package enum GeneratedCode {
  /// The types that doubles use whether their protocols mention them or not, and the name that qualifies some of them.
  package static let typesInDoubles: Set<String> = [
    // In all doubles: the values of `DefaultValues`, storage (`DoubleFrame+Storage`) and equality (`ValueTraits`).
    "Bool", "Error", "Hasher", "Int", "NSLock", "ObjectIdentifier", "Sendable", "String", "Swift", "Void",
    // In mocks: the library's types in `MockTemplate`.
    "CallRecording", "MockPolicy", "Stub", "ThrowingStub",
  ]

  /// The types that stubs use although the code need not mention them: those of literals and of what is inferred from
  /// them, those in what is written out for a type, and the name that qualifies them.
  package static let typesInStubs: Set<String> = [
    "Bool", "Character", "ClosedRange", "CodingKey", "Double", "Hasher", "Int", "Optional", "Range", "String",
    "Substring", "Swift", "Void",
  ]

  /// The functions and types that doubles call by their names, which a member of a double would hide.
  static let calledInDoubles = functions.union(["NSLock", "ObjectIdentifier"])

  /// The functions that doubles call.
  private static let functions: Set<String> = ["fatalError"]

  /// The names that an index must know to find out which of them a project hides.
  static let names = ForeignNames(types: typesInDoubles, functions: functions)

  /// The modules that generated code may import.
  package static let modules = ["Foundation", "Stubble"]
}
