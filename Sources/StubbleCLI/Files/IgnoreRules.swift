import StubbleSemantics

/// The patterns of a `.gitignore`, or those of `--exclude`, with the folder that they are relative to.
struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    var glob: Glob
    var isNegated: Bool
    var foldersOnly: Bool
    /// Whether the pattern is matched with the path relative to the rules' folder, not with the last component alone.
    var isAnchored: Bool
    /// The absolute path, ending in a slash, of the folder that an anchored pattern is relative to; `nil` for that of the
    /// rules.
    var base: [UInt8]?
    /// Whether the pattern is matched with the absolute path, too, of what is not in the rules' folder.
    var mayBeAbsolute = false
    /// The pattern as the user wrote it.
    var text: [UInt8] = []
  }

  /// The absolute path of the folder, ending in a slash.
  private let base: [UInt8]
  private let rules: [Rule]

  var isEmpty: Bool { rules.isEmpty }

  /// Creates the rules of a `.gitignore` in `folder` from the file's text.
  init(text: [UInt8], in folder: String, ignoresCase: Bool = false) {
    let start = text.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    let lines = text[start...].split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    self.init(lines: lines.compactMap { Self.rule(fromLine: $0, ignoresCase: ignoresCase) }, in: folder)
  }

  /// Creates rules from patterns, each like a line of a `.gitignore` that is no comment. A pattern may be an absolute path
  /// too, or begin with `./` or `../`.
  init(patterns: [String], in folder: String) {
    self.init(lines: patterns.map { Self.rule(fromPattern: $0, in: Path.withSlash(folder)) }, in: folder)
  }

  private static func rule(fromPattern pattern: String, in base: String) -> Rule {
    let isNegated = pattern.hasPrefix("!")
    var text = withoutDot(isNegated ? String(pattern.dropFirst()) : pattern)
    var outer: String?
    if let below = Path.relative(text, to: base) {
      text = "/" + below
    } else if text.hasPrefix("../") {
      (outer, text) = above(base, text)
    }
    // The path of the folder itself matches nothing in it.
    var rule =
      rule(fromLine: Array(text.utf8)[...])
      ?? Rule(glob: Glob([]), isNegated: false, foldersOnly: true, isAnchored: true)
    if isNegated { rule.isNegated = true }
    rule.base = outer.map { Array($0.utf8) }
    // What begins with a star is no path.
    let first = text.dropFirst().prefix { $0 != "/" }
    rule.mayBeAbsolute = text.hasPrefix("/") && !first.contains { "*?[".contains($0) }
    rule.text = Array(pattern.utf8)
    return rule
  }

  /// Returns the folder that a pattern with `../` is about, and the pattern without it, anchored there.
  private static func above(_ base: String, _ pattern: String) -> (base: String, pattern: String) {
    var (folder, rest) = (base, pattern[...])
    while rest.hasPrefix("../") {
      folder = Path.withSlash(Path.join(folder, ".."))
      rest = rest.dropFirst(3)
    }
    return (folder, "/" + rest)
  }

  /// Returns whether a text can be a pattern, which something may match. Nothing matches `./`, for example.
  static func isPattern(_ text: String) -> Bool {
    rule(fromLine: Array(withoutDot(text).utf8)[...]) != nil
  }

  private static func withoutDot(_ pattern: String) -> String {
    pattern.hasPrefix("./") ? String(pattern.dropFirst()) : pattern
  }

  /// The patterns as the user wrote them, at the indices that `matches` returns.
  var patterns: [String] { rules.map { String(decoding: $0.text, as: UTF8.self) } }

  /// Returns the indices of all patterns that match a path.
  func matches(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> [Int] {
    let isBelow = path.starts(with: base)
    return rules.indices.filter {
      matches(rules[$0], path, isBelow: isBelow, nameStart: nameStart, isFolder: isFolder)
    }
  }

  /// Returns the indices of all patterns that match a path, or a folder around it that does not contain the rules' own.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - isFolder: Whether the path is that of a folder.
  func matches(around path: String, isFolder: Bool) -> Set<Int> {
    let within = Path.upward(from: path).prefix { !base.starts(with: Path.withSlash($0).utf8) }
    return Set(
      within.flatMap { around in
        matches(
          Array(around.utf8), nameStart: Path.split(around).folder.utf8.count,
          isFolder: isFolder || around.utf8.count < path.utf8.count)
      })
  }

  private init(lines: [Rule], in folder: String) {
    base = Array(Path.withSlash(folder).utf8)
    rules = lines
  }

  private static func rule(fromLine line: ArraySlice<UInt8>, ignoresCase: Bool = false) -> Rule? {
    var line = withoutTrailingBlanks(line)
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    let foldersOnly = line.last == UInt8(ascii: "/")
    if foldersOnly { line = line.dropLast() }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line = line.dropFirst() }
    if line.isEmpty { return nil }
    return Rule(
      glob: Glob(line, ignoresCase: ignoresCase), isNegated: isNegated, foldersOnly: foldersOnly,
      isAnchored: isAnchored)
  }

  /// Returns the line without the spaces at its end, which count only after a backslash.
  private static func withoutTrailingBlanks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") {
      line = line.dropLast()
    }
    return line
  }

  /// Returns whether a file or folder is to be skipped; `nil` if no rule matches it.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - nameStart: The index at which the last component of the path begins.
  ///   - isFolder: Whether the path is that of a folder.
  func ignores(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool? {
    let isBelow = path.starts(with: base)
    let last = rules.last {
      matches($0, path, isBelow: isBelow, nameStart: nameStart, isFolder: isFolder)
    }
    return last.map { !$0.isNegated }
  }

  /// Returns whether a file that the patterns at these indices match is to be skipped: the last of them decides.
  func ignores(matching matches: [Int]) -> Bool { matches.last.map { !rules[$0].isNegated } ?? false }

  private func matches(
    _ rule: Rule, _ path: [UInt8], isBelow: Bool, nameStart: Int, isFolder: Bool
  ) -> Bool {
    if rule.foldersOnly, !isFolder { return false }
    if !rule.isAnchored { return rule.glob.matches(path[nameStart...]) }
    if let base = rule.base { return path.starts(with: base) && rule.glob.matches(path[base.count...]) }
    if isBelow { return rule.glob.matches(path[base.count...]) }
    return rule.mayBeAbsolute && rule.glob.matches(path.dropFirst())
  }
}
