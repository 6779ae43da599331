import StubbleSemantics

/// The types that a double declares for its storage.
extension DoubleFrame {
  /// The name of the generic parameter of `sentValue` and `lockedValue`.
  private var valueName: String { model.shadowedNames.contains("Value") ? "KeptValue" : "Value" }

  /// The declaration of the `@unchecked Sendable` struct for `sending` results.
  var sentValue: Code {
    .block(
      "private \(nonisolatedWord)struct \(sentName)<\(valueName)>: @unchecked \(standard("Sendable"))",
      [.line("let value: \(valueName)")])
  }

  /// The declaration of the class of values that are protected by a lock.
  var lockedValue: Code {
    LockedValue(
      name: lockName, value: valueName, standard: model.words.standard, sendable: standard("Sendable"),
      lock: lockClass
    ).declaration(words: "private \(nonisolatedWord)final ")
  }

  private var lockClass: String { model.qualified("NSLock", of: "Foundation") }

  /// Returns the declaration of the registry that keeps the static values of a generic class, by type and name.
  func registry(named name: String) -> Code {
    let (identifier, string) = (standard("ObjectIdentifier"), standard("String"))
    let key = "\(identifier)(type)"
    let element = "values[\(key), default: [:]][name]"
    let locked: [Code] = [.line("lock.lock()"), .line("defer { lock.unlock() }")]
    return .block(
      "private \(nonisolatedWord)enum \(name)",
      [
        .line("private static let lock = \(lockClass)()"),
        .line(
          "\(model.words.safe)nonisolated(unsafe) private static var values: [\(identifier): [\(string): Any]] = [:]"
        ),
        .gap,
        .block(
          "static subscript<Value>(type: Any.Type, name: \(string), initial: Value) -> Value",
          [
            .accessor(
              "get",
              locked + [
                .block(
                  "if let value = values[\(key)]?[name] as? Value", [.line("return value")]),
                .line("\(element) = initial"), .line("return initial"),
              ]),
            .accessor(
              "set",
              [
                .line("lock.lock()"), .line("let old = \(element)"), .line("\(element) = newValue"),
                .line("lock.unlock()"), .line("withExtendedLifetime(old) {}"),
              ]),
            .accessor(
              "_modify",
              locked + [
                .line("var value = values[\(key)]?.removeValue(forKey: name) as? Value ?? initial"),
                .line("defer { \(element) = value }"), .line("yield &value"),
              ]),
          ]),
      ])
  }
}
