/// A pattern for paths in git's syntax: `*` and `?` do not match a slash, `**` does, `[a-z]` is a set, and a
/// backslash makes the next character literal.
struct Glob: Equatable, Sendable {
  private let pattern: [UInt8]
  /// The byte that every match ends with; `nil` if the pattern leaves that open. Comparing it first is cheap, and rules
  /// out nearly all paths.
  private let lastByte: UInt8?

  init(_ pattern: some Sequence<UInt8>) {
    self.pattern = Array(pattern)
    lastByte = self.pattern.last.flatMap { "*?]\\".utf8.contains($0) ? nil : $0 }
  }

  /// Returns whether the whole path matches.
  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    if let lastByte, path.last != lastByte { return false }
    return matches(pattern[...], path)
  }

  private func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var path = path
    while let symbol = pattern.first {
      if symbol == UInt8(ascii: "*") { return matchesStar(pattern, path) }
      guard let byte = path.first, let rest = matchOne(pattern, byte) else { return false }
      pattern = rest
      path.removeFirst()
    }
    return path.isEmpty
  }

  /// Returns whether a path matches a pattern that begins with one or more stars.
  private func matchesStar(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    var rest = pattern.drop { $0 == UInt8(ascii: "*") }
    let crossesFolders = rest.startIndex - pattern.startIndex > 1
    // `**/` also matches zero folders.
    if crossesFolders, rest.first == UInt8(ascii: "/") {
      if matches(rest.dropFirst(), path) { return true }
      rest = rest.dropFirst()
      return path.indices.contains {
        path[$0] == UInt8(ascii: "/") && matches(rest, path[($0 + 1)...])
      }
    }
    var path = path
    while true {
      if matches(rest, path) { return true }
      guard let byte = path.popFirst(), crossesFolders || byte != UInt8(ascii: "/") else { return false }
    }
  }

  /// Returns the rest of the pattern after its first symbol, which must match the byte; `nil` if it does not.
  private func matchOne(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
    switch pattern.first {
    case UInt8(ascii: "?"): return byte == UInt8(ascii: "/") ? nil : pattern.dropFirst()
    case UInt8(ascii: "["): return matchSet(pattern, byte)
    case UInt8(ascii: "\\"):
      guard pattern.dropFirst().first == byte else { return nil }
      return pattern.dropFirst(2)
    default: return pattern.first == byte ? pattern.dropFirst() : nil
    }
  }

  /// Returns the rest of a pattern that begins with a set, such as `[a-z]`, which must match the byte; `nil` if it does
  /// not. A bracket that is not closed is literal.
  private func matchSet(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
    var members = pattern.dropFirst()
    let isNegated = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
    if isNegated { members = members.dropFirst() }
    // A closing bracket in the first place is a member of the set.
    guard let end = members.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
      return byte == UInt8(ascii: "[") ? pattern.dropFirst() : nil
    }
    let isMember = contains(members[..<end], byte)
    if byte == UInt8(ascii: "/") || isMember == isNegated { return nil }
    return pattern[(end + 1)...]
  }

  private func contains(_ members: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var members = members
    while let low = members.popFirst() {
      guard members.count > 1, members.first == UInt8(ascii: "-") else {
        if low == byte { return true }
        continue
      }
      members = members.dropFirst()
      if let high = members.popFirst(), low <= high, (low...high).contains(byte) { return true }
    }
    return false
  }
}
