/// What git's configuration files say of ignored files. Files that they include under a condition are not read.
enum GitConfiguration {
  /// Returns the file with the patterns of what a user ignores in all work trees: the one that `core.excludesFile` names,
  /// or else git's default. `nil` if there is none.
  static func excludesFile(of tree: GitWorkTree) -> String? {
    let home = System.environment("HOME") ?? ""
    let folder = System.environment("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
    let ofSystem = System.environment("GIT_CONFIG_NOSYSTEM") == nil ? "/etc/gitconfig" : nil
    let files = [
      tree.sharedFolder.map { $0 + "/config" }, home + "/.gitconfig", folder + "/git/config", ofSystem,
    ]
    let named = files.lazy.compactMap(\.self).compactMap { excludesFile(in: $0, home: home) }.first
    return named ?? folder + "/git/ignore"
  }

  /// Returns the last value of `core.excludesFile` in a configuration file and those that it includes; `nil` if it is not
  /// set there.
  ///
  /// - Parameter depth: The number of files that include this one; git allows ten.
  private static func excludesFile(in file: String, home: String, depth: Int = 0) -> String? {
    guard depth <= 10, let text = try? System.contents(of: file).bytes else { return nil }
    func expanded(_ path: String) -> String { path.hasPrefix("~/") ? home + path.dropFirst() : path }
    var found: String?
    for setting in settings(in: String(decoding: text, as: UTF8.self)) {
      switch setting.name {
      case "core.excludesfile": found = expanded(setting.value)
      case "include.path":
        let included = Path.join(Path.folder(of: file), expanded(setting.value))
        found = excludesFile(in: included, home: home, depth: depth + 1) ?? found
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
      guard parts.count == 2 else { return nil }
      return (section + "." + parts[0].filter { !$0.isWhitespace }.lowercased(), value(parts[1]))
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
