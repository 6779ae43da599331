/// The last region of an applied file: an explanation for readers, and the digest of all other regions.
enum Footer {
  private static let introduction =
    "/* Applied by stubble; `stubble revert` restores the original. digest: "
  private static let end = " */"

  /// Returns the generated text of the footer.
  static func text(for digest: Digest) -> String { introduction + digest.text + end }

  /// Whether some bytes contain the words of a footer, even in a string literal.
  static func isMentioned(in bytes: [UInt8]) -> Bool {
    let words = Array(introduction.utf8)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: words[0]) {
      if rest[start...].starts(with: words) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  /// Returns the digest in the generated text of a region, or `nil` if the region is not a footer.
  static func digest(in generated: ArraySlice<UInt8>) -> Digest? {
    let text = String(decoding: generated, as: UTF8.self).trimmingWhitespace()
    guard text.hasPrefix(introduction), text.hasSuffix(end) else { return nil }
    return Digest(text: text.dropFirst(introduction.count).dropLast(end.count))
  }
}
