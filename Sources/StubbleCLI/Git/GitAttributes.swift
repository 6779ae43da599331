/// The text of a file of git attributes, in which the line for stubble is found, added or removed.
struct GitAttributes: Equatable {
  /// The line that assigns stubble's filter to Swift files.
  static let line = "*.swift filter=stubble"

  private(set) var text: [UInt8]

  /// Whether a line assigns the filter to Swift files, and no later line with the same pattern takes it back.
  var namesFilter: Bool { filters.values.contains(Self.filter) }

  /// Whether a line assigns the filter to all Swift files, and not only to those of some folders.
  var namesFilterForAll: Bool { Self.patternsForAll.contains { filters[$0] == Self.filter } }

  private static let filter: Substring = "filter=stubble"
  private static let patternsForAll: [Substring] = ["*.swift", "**/*.swift", "/**/*.swift"]

  /// The last filter that lines assign to Swift files, by the pattern of the line.
  private var filters: [Substring: Substring] {
    var filters: [Substring: Substring] = [:]
    for words in lines.map(Self.words) {
      guard let pattern = words.first, pattern.hasSuffix("*.swift"), !pattern.hasPrefix("#") else { continue }
      let filter = words.dropFirst().last { $0.hasPrefix("filter=") || $0.hasSuffix("filter") }
      if let filter { filters[pattern] = filter }
    }
    return filters
  }

  private static func words(of line: ArraySlice<UInt8>) -> [Substring] {
    String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
  }

  private var lines: [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  init(_ text: [UInt8]) { self.text = text }

  /// Adds the line at the end, where it takes precedence over the lines before it.
  mutating func add() {
    if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    text += Array((Self.line + "\n").utf8)
  }

  /// Removes every line that `add` could have added.
  mutating func remove() {
    let own = Self.line.split(separator: " ")
    text = Array(lines.filter { Self.words(of: $0) != own }.joined(separator: [UInt8(ascii: "\n")]))
  }
}
