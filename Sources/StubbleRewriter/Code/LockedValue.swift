/// A generated class whose value several threads may read and change at once, protected by a lock.
struct LockedValue {
  /// The name of the class.
  let name: String
  /// The name of the generic parameter for the value's type.
  var value = "Value"
  /// The qualification of functions of the standard library, `Swift.` or empty.
  let standard: String
  /// The names of `Sendable` and of the lock's class, qualified if other types may have these names.
  var sendable = "Sendable"
  var lock = "NSLock"

  /// The name of the class in doubles, and the one that it has where that is taken.
  static let (name, otherName) = ("LockedValue", "LockedStorage")

  /// The name of the class in a file that also contains the author's code.
  static let nameInPlace = "_StubbleLocked"

  /// Returns the class for a file that also contains the author's code.
  static func inPlace(_ words: FileWords) -> LockedValue {
    LockedValue(
      name: nameInPlace, standard: words.standard, sendable: words.standard + "Sendable",
      lock: "Foundation.NSLock")
  }

  /// Returns the declaration of the class.
  ///
  /// The setter releases the old value after the lock: its `deinit` may access the value that the lock protects.
  ///
  /// - Parameter words: The modifiers before `class`, each with a space after it.
  func declaration(words: String) -> Code {
    let locked: [Code] = [.line("lock.lock()"), .line("defer { lock.unlock() }")]
    return .block(
      "\(words)class \(name)<\(value)>: @unchecked \(sendable)",
      [
        .line("private let lock = \(lock)()"),
        .line("private var storage: \(value)"),
        .gap,
        .block("init(_ value: \(value))", [.line("storage = value")]),
        .gap,
        .block(
          "var value: \(value)",
          [
            .accessor("get", locked + [.line("return storage")]),
            .accessor(
              "set",
              [
                .line("var old = newValue"), .line("lock.lock()"), .line("\(standard)swap(&storage, &old)"),
                .line("lock.unlock()"),
              ]),
            .accessor("_modify", locked + [.line("yield &storage")]),
          ]),
      ])
  }

  /// Returns the accessors of a variable whose storage is of this class.
  ///
  /// - Parameters:
  ///   - words: The modifiers before `set` and `_modify`, each with a space after it.
  ///   - mark: `unsafe ` if each use of the value must be marked so.
  static func accessors(of storage: String, words: String = "", mark: String = "") -> [Code] {
    [
      .accessor("get", "\(mark)\(storage).value"),
      .accessor("\(words)set", "\(mark)\(storage).value = newValue"),
      .accessor("\(words)_modify", "yield \(mark)&\(storage).value"),
    ]
  }
}
