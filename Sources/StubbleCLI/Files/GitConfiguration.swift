/// What git's configuration files define about ignored files. Files that they include under a condition are not read.
enum GitConfiguration {
  /// Returns the file with the patterns of what a user ignores in all work trees: the one that `core.excludesFile` names,
  /// or else git's default. `nil` if there is none.
  static func excludesFile(of tree: GitWorkTree) -> String? {
    value(of: "core.excludesfile", for: tree).map(expanded) ?? userFolder + "/git/ignore"
  }

  /// Returns whether patterns match names in other cases.
  static func ignoresCase(in tree: GitWorkTree) -> Bool {
    let value = value(of: "core.ignorecase", for: tree)?.lowercased()
    return value.map { ["true", "yes", "on", "1"].contains($0) } ?? false
  }

  private static var home: String { System.environment("HOME") ?? "" }

  /// The folder with a user's configuration of programs.
  private static var userFolder: String {
    System.environment("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
  }

  private static func expanded(_ path: String) -> String {
    path.hasPrefix("~/") ? home + path.dropFirst() : path
  }

  /// Returns the value of a variable in the first of the configuration files that sets it, the most specific one first.
  private static func value(of name: String, for tree: GitWorkTree) -> String? {
    let files = [tree.sharedFolder.map { $0 + "/config" }].compactMap(\.self) + filesOfUser + filesOfSystem
    return files.lazy.compactMap { value(of: name, in: $0) }.first
  }

  private static var filesOfUser: [String] {
    System.environment("GIT_CONFIG_GLOBAL").map { [$0] } ?? [
      home + "/.gitconfig", userFolder + "/git/config",
    ]
  }

  private static var filesOfSystem: [String] {
    if System.environment("GIT_CONFIG_NOSYSTEM") != nil { return [] }
    return [System.environment("GIT_CONFIG_SYSTEM") ?? "/etc/gitconfig"]
  }

  /// Returns the last value of a variable in a configuration file and those that it includes; `nil` if it is not set there.
  ///
  /// - Parameter including: The files that include this one, of which git allows ten. A file may include itself.
  private static func value(of name: String, in file: String, from including: Set<String> = []) -> String? {
    guard including.count <= 10, !including.contains(file), let text = try? System.contents(of: file).bytes
    else { return nil }
    var found: String?
    for setting in settings(in: String(decoding: text, as: UTF8.self)) {
      switch setting.name {
      case name: found = setting.value
      case "include.path":
        let included = Path.join(Path.folder(of: file), expanded(setting.value))
        found = value(of: name, in: included, from: including.union([file])) ?? found
      default: break
      }
    }
    return found
  }

  /// Returns the variables in the text of a configuration file, in order, with their sections: `core.excludesfile`.
  private static func settings(in text: String) -> [(name: String, value: String)] {
    var section = ""
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      var line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        section = line[line.index(after: line.startIndex)..<end].lowercased()
        line = line[line.index(after: end)...].drop(while: \.isWhitespace)
      }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if line.isEmpty { return nil }
      // A name alone means that it is true.
      let value = parts.count == 2 ? value(parts[1]) : "true"
      return (section + "." + parts[0].filter { !$0.isWhitespace }.lowercased(), value)
    }
  }

  /// Returns a value without quotation marks, backslashes before other characters, and a comment at its end.
  private static func value(_ text: Substring) -> String {
    var value = ""
    var isQuoted = false
    var isEscaped = false
    for character in text.drop(while: \.isWhitespace) {
      switch character {
      case _ where isEscaped:
        value.append(character)
        isEscaped = false
      case "\\": isEscaped = true
      case "\"": isQuoted.toggle()
      case "#" where !isQuoted, ";" where !isQuoted: return trimmed(value)
      default: value.append(character)
      }
    }
    return trimmed(value)
  }

  private static func trimmed(_ value: String) -> String {
    var value = value[...]
    while value.last?.isWhitespace ?? false { value.removeLast() }
    return String(value)
  }
}
