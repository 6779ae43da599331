/// The names that a file declares, extends and depends on, found by the words beside them, without lexing. The same
/// pass finds whether it looks at memory.
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
  /// The file measures values, or reads the bytes of some, whose types it need not name.
  private(set) var looksAtMemory = false

  /// What a word says.
  private enum Meaning: Sendable {
    /// The name that follows is used.
    case use(Use)
    /// A type's layout is measured, or that of a value.
    case layout
    /// An initialiser is called, or named as a function.
    case initializer
    /// Perhaps the name of a pointer's type, or of a function that makes one.
    case pointer
  }

  private struct Keywords {
    let meanings: [Meaning]
    let lengths: [Int]
    let search: WordSearch

    init(_ keywords: [(word: String, meaning: Meaning)]) {
      meanings = keywords.map(\.meaning)
      lengths = keywords.map(\.word.utf8.count)
      search = WordSearch(keywords.map(\.word))
    }
  }

  private static let ofUses: [(word: String, meaning: Meaning)] = [
    ("extension", .use(.extension)), ("MemoryLayout", .layout), (".init", .initializer), ("nsafe", .pointer),
  ]
  private static let uses = Keywords(ofUses)
  private static let all = Keywords(
    ["class", "struct", "actor", "enum", "protocol"].map { ($0, .use(.declaration)) }
      + [("typealias", .use(.alias))] + ofUses)

  init(in bytes: UnsafeRawBufferPointer) { self.init(in: bytes, after: Self.all) }

  /// Only the types that a file extends and depends on: all that matters of another module's use of them.
  init(usedIn bytes: UnsafeRawBufferPointer) { self.init(in: bytes, after: Self.uses) }

  private init(in bytes: UnsafeRawBufferPointer, after keywords: Keywords) {
    var keys: [Key] = []
    var looksAtMemory = false
    keywords.search.forEachMatch(in: bytes) { word, start in
      let end = start + keywords.lengths[word]
      let beginsWord = start == 0 || !Name.hasPart(bytes[start - 1])
      let next = end < bytes.count ? bytes[end] : 0
      switch keywords.meanings[word] {
      case .initializer: Self.addName(before: start, ofInitializerUntil: end, in: bytes, to: &keys)
      case .pointer:
        // `UnsafePointer`, `withUnsafeBytes`, `unsafeBitCast`, but not `nonisolated(unsafe)`.
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next) { looksAtMemory = true }
      case .layout:
        looksAtMemory = true
        if next == UInt8(ascii: "<") { Self.addNames(after: end + 1, in: bytes, .dependence, to: &keys) }
      case .use(let use):
        if beginsWord { Self.addNames(after: end, in: bytes, use, to: &keys) }
      }
    }
    self.keys = keys
    self.looksAtMemory = looksAtMemory
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
