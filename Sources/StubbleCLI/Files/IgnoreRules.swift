import StubbleSemantics

/// The lines of a `.gitignore`, or what `--exclude` was given, with the folder that they are relative to.
struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    var glob: Glob
    var isNegated: Bool
    var foldersOnly: Bool
    /// Matches the path from the rules' folder, not just the last name.
    var isAnchored: Bool
    /// As it was written.
    var text: [UInt8] = []
  }

  /// Absolute path of the folder, with a slash at its end.
  private let base: [UInt8]
  private let rules: [Rule]

  var isEmpty: Bool { rules.isEmpty }

  /// Reads the text of a `.gitignore` that is in `folder`.
  init(text: [UInt8], in folder: String) {
    let lines = text.split(separator: UInt8(ascii: "\n"))
    self.init(lines: lines.compactMap(Self.rule(fromLine:)), in: folder)
  }

  /// Takes each pattern as one line of a `.gitignore`. It may be an absolute path too, or begin with `./`.
  init(patterns: [String], in folder: String) {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let rules = patterns.compactMap { pattern -> Rule? in
      var line = pattern
      if line.hasPrefix("./") { line.removeFirst() }
      if line.hasPathPrefix(base) {
        line = String(line[line.utf8.index(line.startIndex, offsetBy: base.utf8.count - 1)...])
      }
      var rule = Self.rule(fromLine: Array(line.utf8)[...])
      rule?.text = Array(pattern.utf8)
      return rule
    }
    self.init(lines: rules, in: folder)
  }

  /// The patterns by the indices that `matches` gives.
  var patterns: [String] { rules.map { String(decoding: $0.text, as: UTF8.self) } }

  /// The indices of all patterns that match a path.
  func matches(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> [Int] {
    let isBelow = path.starts(with: base)
    return rules.indices.filter {
      matches(rules[$0], path, isBelow: isBelow, nameStart: nameStart, isFolder: isFolder)
    }
  }

  private init(lines: [Rule], in folder: String) {
    base = Array((folder.hasSuffix("/") ? folder : folder + "/").utf8)
    rules = lines
  }

  private static func rule(fromLine line: ArraySlice<UInt8>) -> Rule? {
    var line = withoutTrailingBlanks(line)
    if line.first == UInt8(ascii: "#") { return nil }
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    let foldersOnly = line.last == UInt8(ascii: "/")
    if foldersOnly { line = line.dropLast() }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line = line.dropFirst() }
    if line.isEmpty { return nil }
    return Rule(glob: Glob(line), isNegated: isNegated, foldersOnly: foldersOnly, isAnchored: isAnchored)
  }

  /// A blank at the end counts only after a backslash.
  private static func withoutTrailingBlanks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") {
      line = line.dropLast()
    }
    return line
  }

  /// Whether the file or folder is to be skipped; nil if no rule mentions it.
  /// - Parameters:
  ///   - path: absolute.
  ///   - nameStart: where the last name begins in it.
  func ignores(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool? {
    let isBelow = path.starts(with: base)
    let last = rules.last {
      matches($0, path, isBelow: isBelow, nameStart: nameStart, isFolder: isFolder)
    }
    return last.map { !$0.isNegated }
  }

  /// Whether what these patterns match is to be skipped: the last of them decides.
  func ignores(matching matches: [Int]) -> Bool { matches.last.map { !rules[$0].isNegated } ?? false }

  private func matches(
    _ rule: Rule, _ path: [UInt8], isBelow: Bool, nameStart: Int, isFolder: Bool
  ) -> Bool {
    if rule.foldersOnly, !isFolder { return false }
    if rule.isAnchored { return isBelow && rule.glob.matches(path[base.count...]) }
    return rule.glob.matches(path[nameStart...])
  }
}

/// The `.gitignore` files that concern a folder, those of the folders above it first.
struct GitIgnore: Sendable {
  private(set) var files: [IgnoreRules] = []

  /// What holds above a folder, given by its absolute path. Empty outside a git work tree.
  init(above folder: String) {
    guard let top = Self.workTree(of: folder) else { return }
    add(top + "/.git/info/exclude", in: top)
    var current = top
    for name in folder.dropFirst(top.count).split(separator: "/") {
      add(current + "/.gitignore", in: current)
      current += "/" + name
    }
    isInWorkTree = true
  }

  /// Only there do `.gitignore` files mean anything.
  private(set) var isInWorkTree = false

  /// Adds the rules of a file, if it is there.
  mutating func add(_ file: String, in folder: String) {
    guard let text = try? System.contents(of: file).bytes else { return }
    let rules = IgnoreRules(text: text, in: folder)
    if !rules.isEmpty { files.append(rules) }
  }

  /// The nearest folder at or above that holds `.git`.
  static func workTree(of folder: String) -> String? {
    var folder = folder[...]
    if folder.count > 1, folder.hasSuffix("/") { folder = folder.dropLast() }
    while true {
      if (try? System.status(of: folder + "/.git")) != nil { return String(folder) }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<slash]
    }
  }

  /// The nearest file decides, and in it the last line that matches.
  func ignores(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
    for rules in files.reversed() {
      if let answer = rules.ignores(path, nameStart: nameStart, isFolder: isFolder) { return answer }
    }
    return false
  }
}
