/// The names that a file declares, extends and measures, found by the words before them, without lexing.
///
/// Names in comments and strings are among them: what is looked up is found in a tree in the end.
struct DeclaredNames: Sendable {
  /// What a file does with a name.
  enum Use: UInt64, Sendable {
    case declaration, `extension`, alias, measurement
  }

  /// A use of a name. That two of them are equal now and then, though their names are not, does no harm.
  struct Key: Hashable, Sendable {
    let hash: UInt32

    init(hash: UInt32) { self.hash = hash }

    init(_ use: Use, of name: Name) {
      hash = UInt32(truncatingIfNeeded: ((name.hash ^ use.rawValue) &* 0x9e37_79b9_7f4a_7c15) >> 32)
    }
  }

  private(set) var keys: [Key] = []

  /// Words that come before names.
  private struct Keywords {
    let uses: [Use]
    let lengths: [Int]
    let search: WordSearch

    init(_ keywords: [(word: String, use: Use)]) {
      uses = keywords.map(\.use)
      lengths = keywords.map(\.word.utf8.count)
      search = WordSearch(keywords.map(\.word))
    }
  }

  private static let ofUses: [(word: String, use: Use)] = [
    ("extension", .extension), ("MemoryLayout<", .measurement),
  ]
  private static let uses = Keywords(ofUses)
  private static let all = Keywords(
    ["class", "struct", "actor", "enum", "protocol"].map { ($0, .declaration) } + [("typealias", .alias)]
      + ofUses)

  init(in bytes: UnsafeRawBufferPointer) { self.init(in: bytes, after: Self.all) }

  /// Only the types that a file extends and measures: all that matters of another module's use of them.
  init(usedIn bytes: UnsafeRawBufferPointer) { self.init(in: bytes, after: Self.uses) }

  private init(in bytes: UnsafeRawBufferPointer, after keywords: Keywords) {
    var keys: [Key] = []
    keywords.search.forEachMatch(in: bytes) { word, start in
      if start > 0, Name.hasPart(bytes[start - 1]) { return }
      Self.addNames(after: start + keywords.lengths[word], in: bytes, keywords.uses[word], to: &keys)
    }
    self.keys = keys
  }

  /// Adds the name that follows a keyword; of `Outer.Inner` both.
  private static func addNames(
    after keywordEnd: Int, in bytes: UnsafeRawBufferPointer, _ use: Use, to keys: inout [Key]
  ) {
    let quote = UInt8(ascii: "`")
    var start = keywordEnd
    while start < bytes.count, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    if start == keywordEnd, use != .measurement { return }
    while true {
      if start < bytes.count, bytes[start] == quote { start += 1 }
      var end = start
      while end < bytes.count, Name.hasPart(bytes[end]) { end += 1 }
      if end == start { return }
      let key = Key(use, of: Name(UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
      if keys.last != key { keys.append(key) }
      if end < bytes.count, bytes[end] == quote { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return }
      start = end + 1
    }
  }
}
