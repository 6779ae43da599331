/// What one place says of build settings: a configuration of a project or of a target, or a configuration file.
struct SettingsLevel {
  /// In the order of the text, in which the last one counts.
  private var assignments: [String: [SettingAssignment]] = [:]

  init(_ assignments: [SettingAssignment]) {
    for assignment in assignments { self.assignments[assignment.name, default: []].append(assignment) }
  }

  /// What a configuration says itself.
  init(buildSettings: [String: PropertyList]) {
    self.init(
      buildSettings.map { key, value in
        SettingAssignment(key: key, value: value.text ?? value.texts.joined(separator: " "))
      })
  }

  /// The values that a setting gets one after the other. Those with conditions count where there are no others and they
  /// agree.
  func values(of setting: String) -> [String] {
    let all = assignments[setting] ?? []
    let certain = all.filter { !$0.isConditional }.map(\.value)
    if !certain.isEmpty { return certain }
    let conditional = Set(all.map(\.value))
    return conditional.count == 1 ? Array(conditional) : []
  }
}

/// A value that is given to a build setting.
struct SettingAssignment: Equatable {
  let name: String
  /// There is a condition in brackets after the name.
  let isConditional: Bool
  let value: String

  /// - Parameter key: the name of the setting, and conditions.
  init(key: String, value: String) {
    name = String(key.prefix { $0 != "[" })
    isConditional = name.utf8.count < key.utf8.count
    self.value = value
  }

  /// `NAME = value`, as configuration files and projects write it; nil for any other line.
  init?(line: Substring) {
    let key = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "=" && $0 != "[" }
    var rest = line[key.endIndex...].drop(while: \.isWhitespace)
    var conditions = ""
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      conditions += rest[...end]
      rest = rest[end...].dropFirst().drop(while: \.isWhitespace)
    }
    guard rest.first == "=", !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    self.init(key: key + conditions, value: Self.value(rest.dropFirst()))
  }

  /// Without a comment, a semicolon and quotes.
  private static func value(_ text: Substring) -> String {
    let comment = text.indices.first { text[$0...].hasPrefix("//") }
    var text = text[..<(comment ?? text.endIndex)]
    func isOutside(_ character: Character) -> Bool { character.isWhitespace || character == ";" }
    text = text.drop(while: isOutside)
    while text.last.map(isOutside) == true { text.removeLast() }
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    return String(text)
  }
}
