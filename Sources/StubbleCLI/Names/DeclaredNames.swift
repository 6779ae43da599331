/// The names that a file declares, extends and depends on, found by the words beside them, without lexing.
///
/// Names in comments and strings are among them: what is looked up is found in a tree in the end.
struct DeclaredNames: Sendable {
  /// What a file does with a name.
  enum Use: UInt64, Sendable {
    case declaration, `extension`, alias
    /// The file measures the type, or names its initialisers without calling them.
    case dependence
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
    /// The place of the word that comes after a name.
    let suffix: Int?

    init(_ keywords: [(word: String, use: Use)]) {
      uses = keywords.map(\.use)
      lengths = keywords.map(\.word.utf8.count)
      search = WordSearch(keywords.map(\.word))
      suffix = keywords.firstIndex { $0.word == DeclaredNames.initializer }
    }
  }

  private static let ofUses: [(word: String, use: Use)] = [
    ("extension", .extension), ("MemoryLayout<", .dependence), (initializer, .dependence),
  ]
  private static let initializer = ".init"
  private static let uses = Keywords(ofUses)
  private static let all = Keywords(
    ["class", "struct", "actor", "enum", "protocol"].map { ($0, .declaration) } + [("typealias", .alias)]
      + ofUses)

  init(in bytes: UnsafeRawBufferPointer) { self.init(in: bytes, after: Self.all) }

  /// Only the types that a file extends and depends on: all that matters of another module's use of them.
  init(usedIn bytes: UnsafeRawBufferPointer) { self.init(in: bytes, after: Self.uses) }

  private init(in bytes: UnsafeRawBufferPointer, after keywords: Keywords) {
    var keys: [Key] = []
    keywords.search.forEachMatch(in: bytes) { word, start in
      let end = start + keywords.lengths[word]
      if word == keywords.suffix { return Self.addName(before: start, ofInitializerUntil: end, in: bytes, to: &keys) }
      if start > 0, Name.hasPart(bytes[start - 1]) { return }
      Self.addNames(after: end, in: bytes, keywords.uses[word], to: &keys)
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
    if start == keywordEnd, use != .dependence { return }
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

  /// Adds the name before `.init`, unless that is called: `Row.init`, `Row<Int>.init(title:)`.
  private static func addName(
    before start: Int, ofInitializerUntil end: Int, in bytes: UnsafeRawBufferPointer, to keys: inout [Key]
  ) {
    if end < bytes.count, Name.hasPart(bytes[end]) || bytes[end] == UInt8(ascii: "{") { return }
    if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
      let close = bytes[end...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
      guard close < bytes.count, bytes[close - 1] == UInt8(ascii: ":") else { return }
    }
    let nameEnd = startOfArguments(before: start, in: bytes)
    var first = nameEnd
    while first > 0, Name.hasPart(bytes[first - 1]) { first -= 1 }
    if first == nameEnd { return }
    keys.append(Key(.dependence, of: Name(UnsafeRawBufferPointer(rebasing: bytes[first..<nameEnd]))))
  }

  /// Where the `<…>` begins that ends at a place, or the place itself.
  private static func startOfArguments(before end: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    guard end > 0, bytes[end - 1] == UInt8(ascii: ">") else { return end }
    var depth = 0
    for place in (max(0, end - 256)..<end).reversed() {
      if bytes[place] == UInt8(ascii: ">") { depth += 1 }
      if bytes[place] == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0 { return place }
    }
    return end
  }
}
