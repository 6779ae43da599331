/// The class of a variable that may be read and changed from several threads at once.
struct LockedValue {
  /// What the class is called.
  let name: String
  /// The name of the type of its value.
  var value = "Value"
  /// What is before the names of functions of the standard library.
  let standard: String
  /// `Sendable` and the lock's class, with their modules where other types of these names may be meant.
  var sendable = "Sendable"
  var lock = "NSLock"

  /// The name of the class in a file where generated code is beside that of the user.
  static let nameInPlace = "_StubbleLocked"

  /// That class.
  static func inPlace(_ words: FileWords) -> LockedValue {
    LockedValue(
      name: nameInPlace, standard: words.standard, sendable: words.standard + "Sendable",
      lock: "Foundation.NSLock")
  }

  /// The declaration of the class.
  ///
  /// What is replaced is let go after the lock: its `deinit` may call what the lock protects.
  ///
  /// - Parameter words: what is before `class`.
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

  /// The accessors of a variable whose storage is of this class.
  ///
  /// - Parameter words: what is before those that change the value.
  static func accessors(of storage: String, words: String = "") -> [Code] {
    [
      .accessor("get", "\(storage).value"), .accessor("\(words)set", "\(storage).value = newValue"),
      .accessor("\(words)_modify", "yield &\(storage).value"),
    ]
  }
}
