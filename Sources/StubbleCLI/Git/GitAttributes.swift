/// The text of a file of git attributes, in which the line for stubble is found, added or removed.
struct GitAttributes: Equatable {
  /// The line that assigns stubble's filter to Swift files.
  static let line = "*.swift filter=stubble"

  private(set) var text: [UInt8]

  /// Whether a line assigns the filter to Swift files.
  var namesFilter: Bool {
    lines.contains { line in
      let words = Self.words(of: line)
      return words.first?.hasSuffix("*.swift") == true && words.dropFirst().contains("filter=stubble")
    }
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
