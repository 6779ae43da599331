import StubbleSemantics

/// A declaration that generated code needs once in a file, beside the types.
enum FileSupplement: CaseIterable, Comparable {
  /// The import of `NSLock`, for a double.
  case lock
  /// The types that hold closures which several tasks may set and call.
  case sharedStubs
  /// The registry of the static closures of generic types, which cannot have static stored properties.
  case statics
  /// The class of records that several threads may write at once.
  case lockedValue
  /// The functions that give each scope its own records of static and global functions.
  case scopedRecords
  /// The registry of the records of static functions of generic types.
  case lockedStatics

  static let recordsName = "_stubbleRecords"

  /// Whether the declaration uses `NSLock`.
  var needsLock: Bool { self == .lock || self == .lockedValue }

  /// Returns the declarations; none for `lock`, which is only an import.
  func declaration(_ words: FileWords) -> [Code] {
    switch self {
    case .lock: return []
    case .sharedStubs: return SharedStub.declarations(words)
    case .statics: return SharedStub.registry(words)
    case .lockedValue:
      return [LockedValue.inPlace(words).declaration(words: "\(words.isolation)private final ")]
    case .scopedRecords: return SharedStub.records(words)
    case .lockedStatics: return FileSupplement.lockedStatics(words)
    }
  }

  /// Returns a dictionary under a lock, and the subscripts for one of its values. A value is removed from the
  /// dictionary while it changes, so that it is not copied.
  private static func lockedStatics(_ words: FileWords) -> [Code] {
    let (isolation, swift) = (words.isolation, words.standard)
    let dictionary = "[\(swift)ObjectIdentifier: [\(swift)String: Any]]"
    let locked = LockedValue.nameInPlace
    let element = "value[type, default: [:]]"
    return [
      .line("\(isolation)private let \(recordsName) = \(locked)<\(dictionary)>([:])"),
      .block(
        "extension \(locked)<\(dictionary)>",
        [
          .block(
            "\(isolation)fileprivate subscript<Kept>(type: \(swift)ObjectIdentifier, name: \(swift)String, initial: Kept) -> Kept",
            [
              .accessor("get", "value[type]?[name] as? Kept ?? initial"),
              .accessor(
                "set",
                "\(swift)withExtendedLifetime(self[type, name, initial]) { \(element)[name] = newValue }"),
              .accessor("_modify", [.line("yield &\(element)[name, as: initial]")]),
            ])
        ]),
      .block(
        "extension [\(swift)String: Any]",
        [
          .block(
            "\(isolation)fileprivate subscript<Kept>(name: \(swift)String, as initial: Kept) -> Kept",
            [
              .accessor("get", "self[name] as? Kept ?? initial"),
              .accessor(
                "_modify",
                [
                  .line("var kept = removeValue(forKey: name) as? Kept ?? initial"),
                  .line("defer { self[name] = kept }"), .line("yield &kept"),
                ]),
            ])
        ]),
    ]
  }
}
