import StubbleSemantics

/// The build settings of one level: of a configuration of a project or target, or of a configuration file.
struct SettingsLevel {
  /// The assignments by the names of the settings, each in the order of the text, in which the last one counts.
  private var assignments: [String: [SettingAssignment]] = [:]

  init(_ assignments: [SettingAssignment]) {
    for assignment in assignments { self.assignments[assignment.name, default: []].append(assignment) }
  }

  /// Creates the level of the settings that a configuration itself gives.
  init(buildSettings: [String: PropertyList]) {
    self.init(
      buildSettings.map { key, value in
        SettingAssignment(key: key, value: value.text ?? value.texts.joined(separator: " "))
      })
  }

  /// Returns the assignments to a setting that hold in a configuration: those for every system, then those for some.
  func assignments(to setting: String, in configuration: String) -> [SettingAssignment] {
    let all = (assignments[setting] ?? []).filter { $0.holds(in: configuration) }
    return all.filter { !$0.dependsOnSystem } + all.filter(\.dependsOnSystem)
  }
}

/// An assignment of a value to a build setting.
struct SettingAssignment: Equatable {
  let name: String
  /// The conditions in brackets after the name: `config=Debug`, `sdk=iphone*`.
  private let conditions: [Substring]
  let value: String

  /// - Parameters:
  ///   - key: The name of the setting, with conditions: `NAME[config=Debug]`.
  ///   - value: The value.
  init(key: String, value: String) {
    let end = key.utf8.firstIndex(of: UInt8(ascii: "[")) ?? key.endIndex
    name = String(key[..<end])
    conditions = key[end...].split(whereSeparator: { "[],".contains($0) }).filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    self.value = value
  }

  /// Whether there are conditions other than those on the configuration, such as those on the system.
  var dependsOnSystem: Bool { conditions.contains { !$0.hasPrefix(Self.configuration) } }

  /// Returns whether the conditions on the configuration's name hold. In them, `*` matches any text.
  fileprivate func holds(in configuration: String) -> Bool {
    conditions.filter { $0.hasPrefix(Self.configuration) }.allSatisfy {
      Glob($0.dropFirst(Self.configuration.count).utf8).matches(Array(configuration.utf8)[...])
    }
  }

  private static let configuration = "config="

  /// Parses a line `NAME = value` of a configuration file or project. Returns `nil` for any other line.
  init?(line: Substring) {
    let key = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "=" && $0 != "[" }
    var rest = line[key.endIndex...].drop(while: \.isWhitespace)
    var conditions = ""
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      conditions += rest[...end]
      rest = rest[end...].dropFirst().drop(while: \.isWhitespace)
    }
    guard rest.first == "=", !key.isEmpty, key.allSatisfy(\.isPartOfName) else {
      return nil
    }
    self.init(key: key + conditions, value: Self.value(rest.dropFirst()))
  }

  /// Returns the value in the rest of a line: without a comment, a semicolon and the quotes around all of it.
  private static func value(_ text: Substring) -> String {
    let comment = text.indices.first { text[$0...].hasPrefix("//") }
    var text = text[..<(comment ?? text.endIndex)]
    func isOutside(_ character: Character) -> Bool { character.isWhitespace || character == ";" }
    text = text.drop(while: isOutside)
    while text.last.map(isOutside) == true { text.removeLast() }
    return unquoted(text) ?? String(text)
  }

  /// Returns the contents of a string in quotes, the form of values with blanks in a project file; `nil` for any other
  /// text.
  private static func unquoted(_ text: Substring) -> String? {
    guard text.first == "\"" else { return nil }
    var contents = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return rest.isEmpty ? contents : nil
      case "\\":
        contents += rest.prefix(1)
        rest = rest.dropFirst()
      default: contents.append(character)
      }
    }
    return nil
  }
}
