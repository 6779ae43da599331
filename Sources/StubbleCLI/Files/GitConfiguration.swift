/// What git's configuration files say of ignored files. Files that they include are not read.
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
    for file in files.compactMap(\.self) {
      guard let text = try? System.contents(of: file).bytes,
        let path = excludesFile(in: String(decoding: text, as: UTF8.self))
      else { continue }
      return path.hasPrefix("~/") ? home + path.dropFirst() : path
    }
    return folder + "/git/ignore"
  }

  /// Returns the last value of `core.excludesFile` in the text of a configuration file; `nil` if it is not set there.
  static func excludesFile(in text: String) -> String? {
    var isCore = false
    var path: String?
    for line in text.split(whereSeparator: \.isNewline) {
      var line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        isCore = line[...end].lowercased() == "[core]"
        line = line[line.index(after: end)...].drop(while: \.isWhitespace)
      }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard isCore, parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == "excludesfile"
      else {
        continue
      }
      path = value(parts[1])
    }
    return path
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
