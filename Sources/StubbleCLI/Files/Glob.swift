/// A pattern for paths in git's syntax: `*` and `?` do not match a slash, `**` alone between slashes matches any number
/// of folders, `[a-z]` is a set, and a backslash makes the next character literal.
struct Glob: Equatable, Sendable {
  private let pattern: [UInt8]
  /// Whether letters of ASCII match those of the other case.
  private let ignoresCase: Bool
  /// The byte that every match ends with; `nil` if the pattern leaves that open. Comparing it first is cheap, and rules
  /// out nearly all paths.
  private let lastByte: UInt8?

  init(_ pattern: some Sequence<UInt8>, ignoresCase: Bool = false) {
    self.pattern = Array(pattern)
    self.ignoresCase = ignoresCase
    lastByte = self.pattern.last.flatMap {
      "*?]\\".utf8.contains($0) ? nil : ignoresCase ? $0.lowercased : $0
    }
  }

  /// Returns whether the whole path matches.
  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    if let lastByte, lastByte != (ignoresCase ? path.last?.lowercased : path.last) { return false }
    let path = ignoresCase ? path.map(\.lowercased)[...] : path
    var position = Position(pattern: pattern[...], path: path)
    // Wildcards match as little as possible at first, and more after a mismatch. Of each kind only the last one needs to:
    // whatever follows it would only be found later if an earlier one matched more. Trying all combinations would take
    // exponential time.
    var star: Position?
    var folders: Position?
    while true {
      if position.pattern.first == UInt8(ascii: "*") {
        let rest = position.pattern.drop { $0 == UInt8(ascii: "*") }
        if matchesFolders(position.pattern[..<rest.startIndex]) {
          if rest.isEmpty { return true }
          position.pattern = rest.dropFirst()
          (folders, star) = (position, nil)
        } else {
          position.pattern = rest
          star = position
        }
      } else if let byte = position.path.first {
        if let rest = matchOne(position.pattern, byte) {
          position = Position(pattern: rest, path: position.path.dropFirst())
        } else if let next = star?.afterByte {
          (star, position) = (next, next)
        } else if let next = folders?.afterFolder {
          (folders, star, position) = (next, nil, next)
        } else {
          return false
        }
      } else {
        return position.pattern.isEmpty
      }
    }
  }

  /// The rest of the pattern, and the rest of the path for it to match.
  private struct Position {
    var pattern: ArraySlice<UInt8>
    var path: ArraySlice<UInt8>

    /// The place if a star before it matches one byte more; `nil` if that is a slash, or there is none.
    var afterByte: Position? {
      path.first ?? UInt8(ascii: "/") == UInt8(ascii: "/")
        ? nil : Position(pattern: pattern, path: path.dropFirst())
    }

    /// The place if `**/` before it matches one folder more; `nil` if there is none.
    var afterFolder: Position? {
      path.firstIndex(of: UInt8(ascii: "/")).map { Position(pattern: pattern, path: path[($0 + 1)...]) }
    }
  }

  /// Returns whether stars of the pattern match folders: there are several, alone between slashes. Text before the first
  /// wildcard counts as a slash, since git compares it with the path first, and then takes it off the pattern.
  private func matchesFolders(_ stars: ArraySlice<UInt8>) -> Bool {
    let before = pattern[..<stars.startIndex]
    let slash = UInt8(ascii: "/")
    return stars.count > 1 && pattern[stars.endIndex...].first ?? slash == slash
      && (before.last == slash || !before.contains(where: "*?[\\".utf8.contains))
  }

  /// Returns the rest of the pattern after its first symbol, which must match the byte; `nil` if it does not.
  private func matchOne(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
    switch pattern.first {
    case UInt8(ascii: "?"): return byte == UInt8(ascii: "/") ? nil : pattern.dropFirst()
    case UInt8(ascii: "["): return matchSet(pattern, byte)
    case UInt8(ascii: "\\"):
      guard pattern.dropFirst().first == byte else { return nil }
      return pattern.dropFirst(2)
    default:
      let first = ignoresCase ? pattern.first?.lowercased : pattern.first
      return first == byte ? pattern.dropFirst() : nil
    }
  }

  /// Returns the rest of a pattern that begins with a set, such as `[a-z]`, which must match the byte; `nil` if it does
  /// not, or if the set is not closed.
  private func matchSet(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
    var rest = pattern.dropFirst()
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest = rest.dropFirst() }
    var isMember = false
    // The member before, with which a range may begin.
    var low: UInt8?
    repeat {
      guard let member = GlobMember(takenFrom: &rest, after: low) else { return nil }
      isMember = isMember || member.contains(byte, ignoresCase: ignoresCase)
      low = if case .byte(let single) = member { single } else { nil }
      // A closing bracket in the first place is a member of the set.
    } while rest.first != UInt8(ascii: "]")
    if byte == UInt8(ascii: "/") || isMember == isNegated { return nil }
    return rest.dropFirst()
  }
}
