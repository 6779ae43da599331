/// The last region of an applied file: a word to whoever opens it, and the digest of all other regions.
enum Footer {
  private static let introduction =
    "/* Applied by stubble; `stubble revert` restores the original. digest: "
  private static let end = " */"

  /// The footer's generated text.
  static func text(for digest: Digest) -> String { introduction + digest.text + end }

  /// Whether the words of a footer occur anywhere, be it in a string.
  static func isMentioned(in bytes: [UInt8]) -> Bool {
    let words = Array(introduction.utf8)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: words[0]) {
      if rest[start...].starts(with: words) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  /// The digest that a region's generated text carries, if the region is a footer.
  static func digest(in generated: ArraySlice<UInt8>) -> Digest? {
    let text = String(decoding: generated, as: UTF8.self).trimmingWhitespace()
    guard text.hasPrefix(introduction), text.hasSuffix(end) else { return nil }
    return Digest(text: text.dropFirst(introduction.count).dropLast(end.count))
  }
}
